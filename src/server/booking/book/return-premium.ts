import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transfer } from '#domain/money/transfer.ts';
import { undone } from '#domain/money/transfer.ts';
import { post } from '../../money/journal.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import type { PayDeps } from './deps.ts';
import { lockAttempt } from './effects.ts';
import { endRefund } from './refunds.ts';

/** The payment that a premium is part of: the first that was collected. */
const firstCollected = (trx: Transaction, bookingId: string) =>
  trx
    .selectFrom('payment_attempt')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'captured')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();

/** Takes the premium back from the insurer and promises it to the traveller: written down before the provider is asked. */
async function beginReturn(trx: Transaction, bookingId: string): Promise<void> {
  const paid = await firstCollected(trx, bookingId);
  if (!paid) return;
  const { booking, attempt } = await lockAttempt(trx, paid.id);
  // An undone booking takes its whole sale back by itself.
  if (attempt.state !== 'captured' || !['confirmed', 'completed'].includes(booking.state)) return;
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
  const [sold, kept] = [sale.filter(isPremium), sale.filter((transfer) => !isPremium(transfer))];
  // What is undone here must not be undone again with the booking.
  await trx
    .updateTable('booking')
    .set({ sale: JSON.stringify(kept) })
    .where('id', '=', bookingId)
    .execute();
  await post(trx, `premium undone ${bookingId}`, undone(sold));
  await post(trx, `refund ${refundId}`, [
    { from: { kind: 'booking', owner: bookingId }, to: { kind: 'refund', owner: bookingId }, currency, amount },
  ]);
}

const isPremium = ({ to }: Transfer): boolean => to.kind === 'insurance';

/** Pays a premium back for which there is no policy; done when the provider has, or will not. Throws while it does not answer. */
export async function returnPremium(deps: PayDeps, bookingId: string): Promise<void> {
  const { database, provider, log } = deps;
  await transaction(database, (trx) => beginReturn(trx, bookingId));
  const asked = await database
    .selectFrom('insurance_policy')
    .innerJoin('payment_refund as refund', 'refund.id', 'refund_id')
    .innerJoin('payment_attempt as attempt', 'attempt.id', 'refund.attempt_id')
    .select(['refund.id', 'refund.amount', 'transaction_ref'])
    .where('insurance_policy.booking_id', '=', bookingId)
    .where('refund.state', '=', 'asked')
    .executeTakeFirst();
  if (!asked) return;
  const { id, amount, transaction_ref } = asked;
  const movement = await provider.refund({ key: `refund-${id}`, ref: transaction_ref as string, amount });
  if (movement.outcome === 'unknown') throw new Error(`the payment provider did not answer: ${movement.cause}`);
  if (movement.outcome === 'refused') log.error({ bookingId, code: movement.code }, 'a premium could not be paid back');
  await transaction(database, (trx) => endRefund(trx, id, movement.outcome === 'done' ? 'done' : 'failed'));
}

/** Bookings whose premium is to go back and has not. */
export const premiumsToReturn = sql<{ booking_id: string }>`
  select policy.booking_id from insurance_policy policy
    join booking on booking.id = policy.booking_id and booking.state in ('confirmed', 'completed')
    left join payment_refund refund on refund.id = policy.refund_id
  where (policy.state = 'refused' or policy.reason = 'unanswered') and coalesce(refund.state, 'asked') = 'asked'`;
