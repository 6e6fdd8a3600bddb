import type { Money } from '#domain/money/money.ts';
import type { PaymentSource } from '../../payments/port.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import type { PayDeps } from '../book/deps.ts';
import { approve } from '../book/payment-transitions.ts';
import { declineScheduled } from './later-payments.ts';

/** What is asked of a provider for a later payment. */
export type Charge = {
  readonly amount: Money;
  readonly source: PaymentSource;
  readonly keep: boolean;
  readonly initiator: 'holder' | 'merchant';
};

/** Asks the provider for money and writes down its answer; false when none came that can be trusted. */
export async function askProvider(
  deps: PayDeps,
  attemptId: string,
  charge: Charge,
  decline: (trx: Transaction, reason: string) => Promise<void>,
): Promise<boolean> {
  const { database, provider, log } = deps;
  const answer = await provider.authorise({ attemptRef: attemptId, ...charge });
  switch (answer.outcome) {
    case 'approved':
      await transaction(database, (trx) => approve(trx, deps, attemptId, answer.transaction, answer.keptCard));
      return true;
    case 'declined':
      log.info({ attemptId, class: answer.class, code: answer.code }, 'a later payment was declined');
      await transaction(database, (trx) => decline(trx, `declined ${answer.class}`));
      return true;
    case 'invalid':
      log.warn({ attemptId, code: answer.code }, 'the payment provider could not make sense of a later payment');
      await transaction(database, (trx) => decline(trx, 'invalid'));
      return true;
    case 'unknown':
      log.warn({ attemptId, cause: answer.cause }, 'the payment provider did not answer');
      return false;
  }
}

/**
 * Asks the provider to charge the card of a schedule, with the attempt's id as the key, so that asking again charges once. True
 * when there is an answer; without one the attempt stays open and is asked for again.
 */
export async function chargeKeptCard(deps: PayDeps, attemptId: string): Promise<boolean> {
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
  const charge: Charge = {
    amount: { amount: attempt.amount, currency: attempt.currency },
    source: { kind: 'stored', ref: attempt.token },
    keep: false,
    initiator: 'merchant',
  };
  return askProvider(deps, attemptId, charge, decline);
}
