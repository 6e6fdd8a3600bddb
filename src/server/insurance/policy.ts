import { sql } from 'kysely';
import type { InsuranceLocation } from '#domain/insurance/location.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import { settlePolicy } from './job-kinds.ts';
import type { Policy } from './port.ts';
import type { StoredQuote } from './quote-store.ts';

/** What is bought: a policy, the trip that it was offered for, and where the insured people live. */
export type BoughtPolicy = {
  readonly policy: Policy;
  readonly trip: Pick<StoredQuote, 'adults' | 'price' | 'startDay' | 'lengthDays' | 'startCityId'>;
  readonly location: InsuranceLocation;
};

const now = sql<Date>`now()`;

/** Every change of a policy. Each is one statement with the state that it starts from, so whoever comes second changes nothing. */
const changeState = (
  trx: Transaction,
  bookingId: string,
  from: readonly PolicyState[],
  to: PolicyState,
  change: { readonly number?: string; readonly reason?: string } = {},
) =>
  trx
    .updateTable('insurance_policy')
    .set({ ...change, state: to, state_since: now })
    .where('booking_id', '=', bookingId)
    .where('state', 'in', from)
    .returning('booking_id')
    .executeTakeFirst()
    .then((row) => row !== undefined);

/** Where a policy stands; see docs/algorithms/insurance.md. */
export type PolicyState = 'chosen' | 'wanted' | 'bound' | 'refused' | 'voiding' | 'voided';

/** Keeps the policy that a booking begins with. Nothing is asked of the insurer yet. */
export async function choosePolicy(
  trx: Transaction,
  bookingId: string,
  insurer: string,
  { policy, trip, location }: BoughtPolicy,
): Promise<void> {
  await trx
    .insertInto('insurance_policy')
    .values({
      booking_id: bookingId,
      insurer,
      policy_type: policy.id,
      name: JSON.stringify(policy.name),
      adults: trip.adults,
      start_day: trip.startDay,
      length_days: trip.lengthDays,
      start_location_id: trip.startCityId,
      trip_price: trip.price.amount,
      premium: policy.price.amount,
      currency: trip.price.currency,
      country_id: location.countryId,
      state_id: location.stateId,
      zip: location.zip || null,
    })
    .execute();
}

/** The booking is confirmed: its policy is to be bound. */
export async function wantPolicy(trx: Transaction, queue: Pick<Queue, 'add'>, bookingId: string): Promise<void> {
  if (await changeState(trx, bookingId, ['chosen'], 'wanted'))
    await queue.add(trx, settlePolicy, { bookingId }, { key: bookingId });
}

/** The booking is undone: whatever the insurer has of its policy, or is asked for just now, ends. */
export async function releasePolicy(trx: Transaction, queue: Pick<Queue, 'add'>, bookingId: string): Promise<void> {
  if (await changeState(trx, bookingId, ['wanted', 'bound'], 'voiding', { reason: 'undone' }))
    await queue.add(trx, settlePolicy, { bookingId }, { key: bookingId });
}

/** The insurer has bound it; false when it was given up or undone meanwhile. */
export const noteBound = (trx: Transaction, bookingId: string, number: string): Promise<boolean> =>
  changeState(trx, bookingId, ['wanted'], 'bound', { number });

/** The insurer will not bind it. */
export const noteRefused = (trx: Transaction, bookingId: string, reason: string): Promise<boolean> =>
  changeState(trx, bookingId, ['wanted'], 'refused', { reason });

/** The insurer has not answered in time: nobody waits any longer, and whatever it has of the policy ends. */
export const giveUpPolicy = (trx: Transaction, bookingId: string): Promise<boolean> =>
  changeState(trx, bookingId, ['wanted'], 'voiding', { reason: 'unanswered' });

/** The insurer has nothing of it any more. */
export const noteVoided = (trx: Transaction, bookingId: string): Promise<boolean> =>
  changeState(trx, bookingId, ['voiding'], 'voided');
