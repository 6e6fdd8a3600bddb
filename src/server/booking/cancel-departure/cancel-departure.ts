import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Account, Caller } from '../../platform/caller.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import type { JobKind } from '../../platform/jobs/job.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PayDeps } from '../book/deps.ts';
import { liveAttemptId } from '../book/live-attempt.ts';
import { settleAttempt } from '../book/settle-attempt.ts';
import { cancelBooking, previewCancellation } from '../cancel/cancel-booking.ts';
import type { ChangeDeps } from '../change/record-change.ts';
import { endHoldIn } from '../hold/end-hold.ts';

/** Cancels one booking of a cancelled departure. */
export const cancelDepartureBooking: JobKind<{ cancellationId: string; bookingId: string }> = {
  name: 'cancel-departure-booking',
  data: z.object({ cancellationId: z.uuid(), bookingId: z.uuid() }),
  atOnce: 2,
  every: null,
};

/** A departure that its operator cancels, with the number of bookings that the page displayed. */
type Cancelling = {
  readonly departureId: number;
  readonly operatorId: string;
  readonly words: string;
  readonly expected: number;
};

/** Cancels a departure, ends its holds and queues a job for each of its bookings; returns their number. */
export async function cancelDeparture(
  trx: Transaction,
  deps: ChangeDeps,
  { departureId, operatorId, words, expected }: Cancelling,
  caller: Caller,
): Promise<number | Refusal> {
  const { id: accountId, role } = caller.account as Account;
  const { rows } = await sql<{ state: string; past: boolean }>`
    select departure.state, departure.day <= (now() at time zone profile.time_zone)::date as past
    from departure join variant on variant.id = variant_id join tour on tour.id = tour_id
      join operator_profile profile on profile.id = tour.operator_id
    where departure.id = ${departureId} for update of departure`.execute(trx);
  const [departure] = rows;
  if (!departure || departure.state === 'cancelled') return new Refusal(409, 'departure-over');
  if (departure.past) return new Refusal(409, 'departure-begun');
  // Locked before the bookings are listed: a hold that is being paid is in the list, or is ended here.
  const holds = await trx
    .selectFrom('hold')
    .select('id')
    .where('departure_id', '=', departureId)
    .where('state', '=', 'held')
    .orderBy('id')
    .forUpdate()
    .execute();
  const bookings = await trx
    .selectFrom('booking')
    .select('id')
    .where('departure_id', '=', departureId)
    .where('state', 'in', ['attempting', 'requested', 'confirmed'])
    .orderBy('id')
    .execute();
  if (bookings.length !== expected) return new Refusal(409, 'departure-moved');
  await trx.updateTable('departure').set({ state: 'cancelled' }).where('id', '=', departureId).execute();
  const cancellationId = randomUUID();
  await trx
    .insertInto('departure_cancellation')
    .values({
      id: cancellationId,
      departure_id: departureId,
      role: role as 'operator' | 'staff',
      account_id: accountId,
      words,
    })
    .execute();
  for (const { id: bookingId } of bookings) {
    await trx
      .insertInto('departure_cancellation_item')
      .values({ cancellation_id: cancellationId, booking_id: bookingId })
      .execute();
    await deps.queue.add(trx, cancelDepartureBooking, { cancellationId, bookingId }, { key: bookingId });
  }
  await deps.logBooking(trx, caller, {
    subject: { kind: 'departure', id: departureId },
    operatorId,
    action: 'cancel',
    before: { state: departure.state },
    after: { state: 'cancelled', bookings: bookings.length, holds: holds.length },
    reason: words,
  });
  for (const { id } of holds) await endHoldIn(trx, deps, id, 'release');
  return bookings.length;
}

/** Queues the bookings that failed once more, and those whose job was lost; returns their number. */
export async function retryCancellation(
  trx: Transaction,
  { queue }: Pick<PayDeps, 'queue'>,
  cancellationId: string,
): Promise<number> {
  const items = await trx
    .updateTable('departure_cancellation_item')
    .set({ state: 'waiting', problem: null, state_since: sql<Date>`now()` })
    .where('cancellation_id', '=', cancellationId)
    .where('state', 'in', ['failed', 'waiting'])
    .returning(['booking_id', 'tries'])
    .execute();
  for (const { booking_id: bookingId, tries } of items)
    await queue.add(trx, cancelDepartureBooking, { cancellationId, bookingId }, { key: `${bookingId} ${tries}` });
  return items.length;
}

type Item = { readonly cancellationId: string; readonly bookingId: string };

/** Cancels one booking with its line in one transaction; what is done already stays as it is. */
export async function runCancellation(deps: PayDeps, item: Item): Promise<void> {
  const { database } = deps;
  const live = await liveAttemptId(database, item.bookingId);
  if (live) await settleAttempt(deps, live);
  const problem = await transaction(database, (trx) => cancelItem(trx, deps, item)).catch(async (error) => {
    await failItem(deps, item, 'unexpected');
    throw error;
  });
  if (problem === null) return;
  await failItem(deps, item, problem);
  // The queue tries again automatically while a payment has no outcome.
  if (problem === 'payment-under-way') throw new Error(`a payment of booking ${item.bookingId} has no outcome yet`);
}

/** Returns why a booking could not be cancelled, null when it is. */
async function cancelItem(
  trx: Transaction,
  deps: PayDeps,
  { cancellationId, bookingId }: Item,
): Promise<string | null> {
  const booking = await trx
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', bookingId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const item = await trx
    .selectFrom('departure_cancellation_item as item')
    .innerJoin('departure_cancellation as cancellation', 'cancellation.id', 'item.cancellation_id')
    .select(['item.state', 'cancellation.role', 'cancellation.account_id', 'cancellation.words'])
    .select('cancellation.departure_id')
    .where('item.cancellation_id', '=', cancellationId)
    .where('item.booking_id', '=', bookingId)
    .executeTakeFirst();
  if (!item || item.state === 'done') return null;
  if (booking.state === 'attempting') return 'payment-under-way';
  const isConcerned =
    booking.departure_id === item.departure_id && (booking.state === 'requested' || booking.state === 'confirmed');
  if (isConcerned) {
    const preview = await previewCancellation(trx, booking, 'operator');
    if (preview instanceof Refusal) return preview.code;
    const expected = preview.kind === 'sold' ? preview.cancellation : { money: 0, credit: 0, kept: 0 };
    const by = { side: 'operator', role: item.role, accountId: item.account_id, words: item.words } as const;
    const cancelled = await cancelBooking(trx, deps, bookingId, by, expected);
    if (cancelled instanceof Refusal) return cancelled.code;
  }
  await trx
    .updateTable('departure_cancellation_item')
    .set({ state: 'done', problem: null, tries: sql`tries + 1`, state_since: sql<Date>`now()` })
    .where('cancellation_id', '=', cancellationId)
    .where('booking_id', '=', bookingId)
    .execute();
  return null;
}

const failItem = ({ database }: PayDeps, { cancellationId, bookingId }: Item, problem: string) =>
  database
    .updateTable('departure_cancellation_item')
    .set({ state: 'failed', problem, tries: sql`tries + 1`, state_since: sql<Date>`now()` })
    .where('cancellation_id', '=', cancellationId)
    .where('booking_id', '=', bookingId)
    .where('state', '<>', 'done')
    .execute();
