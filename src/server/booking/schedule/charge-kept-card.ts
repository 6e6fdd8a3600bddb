import { transaction } from '../../platform/database/database.ts';
import type { PayDeps } from '../book/deps.ts';
import { approve } from '../book/payment-transitions.ts';
import { declineScheduled } from './later-payments.ts';

/**
 * Asks the provider to charge the card of a schedule, with the attempt's id as the key, so that asking again charges once. True
 * when there is an answer; without one the attempt stays open and is asked for again.
 */
export async function chargeKeptCard(deps: PayDeps, attemptId: string): Promise<boolean> {
  const { database, provider, log } = deps;
  const attempt = await database
    .selectFrom('payment_attempt')
    .leftJoin('booking_card', 'booking_card.id', 'booking_card_id')
    .select(['amount', 'currency', 'booking_card.token'])
    .where('payment_attempt.id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const decline = (reason: string) =>
    transaction(database, (trx) => declineScheduled(trx, deps, attemptId, reason)).then(() => true);
  if (attempt.token === null) return decline('invalid');
  const answer = await provider.authorise({
    attemptRef: attemptId,
    amount: { amount: attempt.amount, currency: attempt.currency },
    source: { kind: 'stored', ref: attempt.token },
    keep: false,
    initiator: 'merchant',
  });
  switch (answer.outcome) {
    case 'approved':
      await transaction(database, (trx) => approve(trx, deps, attemptId, answer.transaction, null));
      return true;
    case 'declined':
      log.info({ attemptId, class: answer.class, code: answer.code }, 'a scheduled payment was declined');
      return decline(`declined ${answer.class}`);
    case 'invalid':
      log.warn({ attemptId, code: answer.code }, 'the payment provider could not make sense of a scheduled payment');
      return decline('invalid');
    case 'unknown':
      log.warn({ attemptId, cause: answer.cause }, 'the payment provider did not answer');
      return false;
  }
}
