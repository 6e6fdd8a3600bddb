import type { BookingState } from '#domain/booking/lifecycle.ts';
import type { Money } from '#domain/money/money.ts';
import type { PaymentSource } from '../../payments/port.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import type { PayDeps } from './deps.ts';
import { approve, decline } from './payment-transitions.ts';

/** What is asked of a provider. */
export type Charge = {
  readonly amount: Money;
  readonly source: PaymentSource;
  readonly keep: boolean;
  readonly initiator: 'holder' | 'merchant';
};

/** What came of it: the booking as it is now that it is paid (null when the attempt was ended meanwhile), a refusal, or no answer that can be trusted. */
type Charged =
  | { readonly outcome: 'approved'; readonly state: BookingState | null }
  | { readonly outcome: 'declined' | 'unknown' };

/** Asks the provider for money, with the attempt's id as the key, and writes down its answer. */
export async function charge(
  deps: PayDeps,
  attemptId: string,
  asked: Charge,
  writeDecline: (trx: Transaction, reason: string) => Promise<void> = (trx, reason) => decline(trx, attemptId, reason),
): Promise<Charged> {
  const { database, provider, log } = deps;
  const answer = await provider.authorise({ attemptRef: attemptId, ...asked });
  switch (answer.outcome) {
    case 'approved': {
      const { transaction: charged, keptCard } = answer;
      const state = await transaction(database, (trx) => approve(trx, deps, attemptId, charged, keptCard));
      return { outcome: 'approved', state };
    }
    case 'declined':
      log.info({ attemptId, class: answer.class, code: answer.code }, 'a payment was declined');
      await transaction(database, (trx) => writeDecline(trx, `declined ${answer.class}`));
      return { outcome: 'declined' };
    case 'invalid':
      log.warn({ attemptId, code: answer.code }, 'the payment provider could not make sense of a payment');
      await transaction(database, (trx) => writeDecline(trx, 'invalid'));
      return { outcome: 'declined' };
    case 'unknown':
      log.warn({ attemptId, cause: answer.cause }, 'the payment provider did not answer');
      return { outcome: 'unknown' };
  }
}
