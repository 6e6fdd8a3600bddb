import type { BookingState } from '#domain/booking/lifecycle.ts';
import type { Money } from '#domain/money/money.ts';
import type { PaymentProvider, PaymentSource } from '../../payments/port.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import type { PayDeps } from './deps.ts';
import { approve, decline } from './payment-transitions.ts';

/** A charge to request from a provider. */
export type Charge = {
  readonly amount: Money;
  readonly source: PaymentSource;
  readonly keep: boolean;
  readonly initiator: 'holder' | 'merchant';
};

/**
 * The result: the state of the paid booking (null when the attempt was cancelled in the meantime), a decline, or no
 * reliable answer.
 */
type Charged =
  | { readonly outcome: 'approved'; readonly state: BookingState | null }
  | { readonly outcome: 'declined' | 'unknown' };

/** Returns the provider that an attempt belongs to; null when it is no longer configured. */
export async function providerOf({ database, providers }: PayDeps, attemptId: string): Promise<PaymentProvider | null> {
  const attempt = await database
    .selectFrom('payment_attempt')
    .select('provider')
    .where('id', '=', attemptId)
    .executeTakeFirst();
  return attempt ? providers.byName(attempt.provider) : null;
}

/** Charges at the provider, with the attempt's id as the idempotency key, and records the result. */
export async function charge(
  deps: PayDeps,
  attemptId: string,
  order: Charge,
  writeDecline: (trx: Transaction, reason: string) => Promise<void> = (trx, reason) => decline(trx, attemptId, reason),
): Promise<Charged> {
  const { database, log } = deps;
  const provider = await providerOf(deps, attemptId);
  if (!provider) return { outcome: 'unknown' };
  const answer = await provider.authorise({ attemptRef: attemptId, ...order });
  switch (answer.outcome) {
    case 'approved': {
      const { transaction: charged, savedCard } = answer;
      const state = await transaction(database, (trx) => approve(trx, deps, attemptId, charged, savedCard));
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
