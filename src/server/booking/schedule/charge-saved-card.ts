import { type Transaction, transaction } from '../../platform/database/database.ts';
import { charge } from '../book/charge.ts';
import type { PayDeps } from '../book/deps.ts';
import { declineScheduled } from './later-payments.ts';

/**
 * Charges the card of a payment plan at the provider, with the attempt's id as the idempotency key, so that a repeated
 * request charges once. Returns whether there is a result; without one the attempt stays open and is retried.
 */
export async function chargeSavedCard(deps: PayDeps, attemptId: string): Promise<boolean> {
  const attempt = await deps.database
    .selectFrom('payment_attempt')
    .leftJoin('booking_card', 'booking_card.id', 'booking_card_id')
    .select(['amount', 'currency', 'booking_card.token'])
    .where('payment_attempt.id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const decline = (trx: Transaction, reason: string) => declineScheduled(trx, deps, attemptId, reason);
  if (attempt.token === null) {
    await transaction(deps.database, (trx) => decline(trx, 'invalid'));
    return true;
  }
  const { token, amount, currency } = attempt;
  const { outcome } = await charge(
    deps,
    attemptId,
    { amount: { amount, currency }, source: { kind: 'stored', ref: token }, keep: false, initiator: 'merchant' },
    decline,
  );
  return outcome !== 'unknown';
}
