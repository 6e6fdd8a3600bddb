import { sql } from 'kysely';
import type { InsuranceLocation } from '#domain/insurance/location.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import { settlePolicy } from './job-kinds.ts';
import type { Policy } from './port.ts';
import type { StoredQuote } from './quote-store.ts';

/** A chosen policy, the trip that it was quoted for, and where the insured travellers live. */
export type BoughtPolicy = {
  readonly policy: Policy;
  readonly trip: Pick<StoredQuote, 'adults' | 'price' | 'startDay' | 'lengthDays' | 'startCityId'>;
  readonly location: InsuranceLocation;
};

const now = sql<Date>`now()`;

/**
 * Moves a policy from one of `from` to `to`. It is one conditional update, so of two concurrent changes only the first
 * applies.
 */
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

/** The state of a policy; see docs/algorithms/insurance.md. */
export type PolicyState = 'chosen' | 'wanted' | 'bound' | 'refused' | 'voiding' | 'voided';

/** Stores the policy that is chosen with a booking; the insurer is not contacted yet. */
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

/** Queues the binding of a policy after its booking is confirmed. */
export async function wantPolicy(trx: Transaction, queue: Pick<Queue, 'add'>, bookingId: string): Promise<void> {
  if (await changeState(trx, bookingId, ['chosen'], 'wanted'))
    await queue.add(trx, settlePolicy, { bookingId }, { key: bookingId });
}

/** Releases the policy of an undone booking; a policy that is bound or being bound is voided. */
export async function releasePolicy(trx: Transaction, queue: Pick<Queue, 'add'>, bookingId: string): Promise<void> {
  if (await changeState(trx, bookingId, ['wanted', 'bound'], 'voiding', { reason: 'undone' }))
    await queue.add(trx, settlePolicy, { bookingId }, { key: bookingId });
}

/** Withdraws a policy that is not bound yet when its booking is cancelled, and refunds its premium. */
export async function withdrawPolicy(trx: Transaction, queue: Pick<Queue, 'add'>, bookingId: string): Promise<void> {
  if (await changeState(trx, bookingId, ['wanted'], 'voiding', { reason: 'undone' }))
    await queue.add(trx, settlePolicy, { bookingId }, { key: bookingId });
}

/** Records that the insurer bound the policy; returns false when it was withdrawn in the meantime. */
export const noteBound = (trx: Transaction, bookingId: string, number: string): Promise<boolean> =>
  changeState(trx, bookingId, ['wanted'], 'bound', { number });

/** Records that the insurer refused to bind the policy. */
export const noteRefused = (trx: Transaction, bookingId: string, reason: string): Promise<boolean> =>
  changeState(trx, bookingId, ['wanted'], 'refused', { reason });

/** Gives up a policy that the insurer has not bound in time; a policy that it did bind is voided. */
export const giveUpPolicy = (trx: Transaction, bookingId: string): Promise<boolean> =>
  changeState(trx, bookingId, ['wanted'], 'voiding', { reason: 'unanswered' });

/** Records that the insurer has voided the policy. */
export const noteVoided = (trx: Transaction, bookingId: string): Promise<boolean> =>
  changeState(trx, bookingId, ['voiding'], 'voided');
