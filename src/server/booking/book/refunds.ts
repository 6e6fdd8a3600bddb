import { post } from '../../money/journal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Locked, lockAttempt, now, setAttempt } from './effects.ts';

/** Posts what was collected for an attempt, once. */
export const postCapture = (trx: Transaction, attempt: Locked['attempt'], amount: number) =>
  post(trx, `capture ${attempt.id}`, [
    {
      from: { kind: 'provider', owner: attempt.provider },
      to: { kind: 'booking', owner: attempt.booking_id },
      currency: attempt.currency,
      amount,
    },
  ]);

/**
 * Money that was collected for an attempt that was given up goes back: written down before the provider is asked. Answers the
 * booking that had failed before the money came, so that its payer can be told, once.
 */
export async function beginRefund(
  trx: Transaction,
  attemptId: string,
  refundId: string,
  amount: number,
): Promise<string | null> {
  const { booking, attempt } = await lockAttempt(trx, attemptId);
  const asked = await trx
    .insertInto('payment_refund')
    .values({ id: refundId, attempt_id: attemptId, amount, reason: attempt.reason ?? 'cancelled' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!asked) return null;
  await postCapture(trx, attempt, amount);
  await post(trx, `refund ${refundId}`, [
    {
      from: { kind: 'booking', owner: attempt.booking_id },
      to: { kind: 'refund', owner: attempt.booking_id },
      currency: attempt.currency,
      amount,
    },
  ]);
  return booking.state === 'failed' ? booking.id : null;
}

/** The provider has paid back, or will not; a refund that nobody has begun is not ended either. */
export async function endRefund(trx: Transaction, refundId: string, how: 'done' | 'failed'): Promise<void> {
  const refund = await trx
    .selectFrom('payment_refund')
    .innerJoin('payment_attempt as attempt', 'attempt.id', 'attempt_id')
    .select(['attempt_id', 'payment_refund.amount', 'payment_refund.state', 'booking_id', 'provider', 'currency'])
    .where('payment_refund.id', '=', refundId)
    .executeTakeFirst();
  if (!refund) return;
  const { attempt } = await lockAttempt(trx, refund.attempt_id);
  const changed = await trx
    .updateTable('payment_refund')
    .set({ state: how, state_since: now })
    .where('id', '=', refundId)
    .where('state', '=', 'asked')
    .returning('id')
    .executeTakeFirst();
  if (!changed) return;
  const owner = refund.booking_id;
  if (how === 'done' && attempt.state === 'cancelling') await setAttempt(trx, attempt.id, { state: 'refunded' });
  await post(trx, `${how === 'done' ? 'refunded' : 'refund failed'} ${refundId}`, [
    {
      from: { kind: 'refund', owner },
      to: how === 'done' ? { kind: 'provider', owner: refund.provider } : { kind: 'booking', owner },
      currency: refund.currency,
      amount: refund.amount,
    },
  ]);
}
