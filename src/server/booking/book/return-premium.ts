import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { BOOKING_IS_SOLD } from '#domain/booking/lifecycle.ts';
import type { Transfer } from '#domain/money/transfer.ts';
import { undone } from '#domain/money/transfer.ts';
import { post } from '../../money/journal.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import { soldStates } from '../booking-states.ts';
import type { PayDeps } from './deps.ts';
import { lockAttempt } from './effects.ts';
import { askRefund } from './refunds.ts';

/** Returns the payment that includes the premium: the first captured one. */
const firstCollected = (trx: Transaction, bookingId: string) =>
  trx
    .selectFrom('payment_attempt')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'captured')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();

/** Reverses the premium and records its refund, before the provider is called. */
async function beginReturn(trx: Transaction, bookingId: string): Promise<void> {
  const paid = await firstCollected(trx, bookingId);
  if (!paid) return;
  const { booking, attempt } = await lockAttempt(trx, paid.id);
  // Undoing a booking already reverses its whole sale.
  if (attempt.state !== 'captured' || !BOOKING_IS_SOLD.includes(booking.state)) return;
  const refundId = randomUUID();
  const policy = await trx
    .selectFrom('insurance_policy')
    .select(['premium', 'currency'])
    .where('booking_id', '=', bookingId)
    .where('refund_id', 'is', null)
    .where((row) => row.or([row('state', '=', 'refused'), row('reason', '=', 'unanswered')]))
    .forUpdate()
    .executeTakeFirst();
  if (!policy) return;
  const { premium: amount, currency } = policy;
  await trx
    .insertInto('payment_refund')
    .values({ id: refundId, attempt_id: attempt.id, amount, reason: 'no policy' })
    .execute();
  await trx.updateTable('insurance_policy').set({ refund_id: refundId }).where('booking_id', '=', bookingId).execute();
  const sale = booking.sale as Transfer[];
  const [sold, remaining] = [sale.filter(isPremium), sale.filter((transfer) => !isPremium(transfer))];
  // The premium must not be reversed again with the booking.
  await trx
    .updateTable('booking')
    .set({ sale: JSON.stringify(remaining) })
    .where('id', '=', bookingId)
    .execute();
  await post(trx, `premium undone ${bookingId}`, undone(sold));
  await post(trx, `refund ${refundId}`, [
    { from: { kind: 'booking', owner: bookingId }, to: { kind: 'refund', owner: bookingId }, currency, amount },
  ]);
}

const isPremium = ({ to }: Transfer): boolean => to.kind === 'insurance';

/**
 * Refunds the premium of a policy that was not bound; it is done when the provider has refunded or refused. Throws
 * while the provider does not answer.
 */
export async function returnPremium(deps: PayDeps, bookingId: string): Promise<void> {
  const { database, providers } = deps;
  await transaction(database, (trx) => beginReturn(trx, bookingId));
  const refund = await database
    .selectFrom('insurance_policy')
    .innerJoin('payment_refund as refund', 'refund.id', 'refund_id')
    .innerJoin('payment_attempt as attempt', 'attempt.id', 'refund.attempt_id')
    .select(['refund.id', 'refund.amount', 'transaction_ref', 'provider'])
    .where('insurance_policy.booking_id', '=', bookingId)
    .where('refund.state', '=', 'asked')
    .executeTakeFirst();
  if (!refund) return;
  const { id, amount, transaction_ref } = refund;
  const provider = providers.byName(refund.provider);
  const outcome = provider && (await askRefund(deps, provider, id, { ref: transaction_ref as string, amount }));
  if (outcome === 'unknown') throw new Error('the payment provider did not answer');
}

/** Selects bookings whose premium must be refunded. */
export const premiumsToReturn = sql<{ booking_id: string }>`
  select policy.booking_id from insurance_policy policy
    join booking on booking.id = policy.booking_id and booking.state in ${soldStates}
    left join payment_refund refund on refund.id = policy.refund_id
  where (policy.state = 'refused' or policy.reason = 'unanswered') and coalesce(refund.state, 'asked') = 'asked'`;
