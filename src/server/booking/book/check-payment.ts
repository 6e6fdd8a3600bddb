import type { SentPayment } from '#contract/booking/book.ts';
import type { Money } from '#domain/money/money.ts';
import { isCard, isLocal, type PaymentMethod } from '#domain/payment/method.ts';
import { offeredMethods } from '#domain/payment/offered-methods.ts';
import { type CardBrand, isCardExpired } from '#domain/payment/stored-card.ts';
import { threeDSecureOutcome } from '#domain/payment/three-d-secure.ts';
import type { PlanChoice } from '#domain/pricing/payment-plan.ts';
import { readCompanyCard } from '../../payments/company-card.ts';
import type { Authentication, PaymentProvider } from '../../payments/port.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Refusal } from '../../platform/refusal.ts';
import type { Refuse } from '../hold/refuse.ts';

/** Something to pay with that the provider knows and that may pay this amount. */
export type CheckedPayment = {
  readonly method: PaymentMethod;
  /** Null where nothing is brought: the holder pays on a page of their bank. */
  readonly ref: string | null;
  readonly brand: CardBrand | null;
  readonly lastFour: string | null;
  readonly authentication: Authentication | null;
  readonly storedCardId: number | null;
  /** The card is kept afterwards. */
  readonly keep: boolean;
};

/** A stored card of an account that still works; null when there is none of that number. */
export async function ownStoredCard(database: Database, accountId: string | null, id: number | null, now: number) {
  if (accountId === null || id === null) return null;
  const card = await database
    .selectFrom('stored_card')
    .select(['id', 'provider', 'token', 'expiry_month as expiryMonth', 'expiry_year as expiryYear'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return card && !isCardExpired(card, now) ? card : null;
}

/**
 * Asks the provider about what the browser has brought: it must be there, unused, of the method that was named, for this very
 * amount if it is bound to one, and its holder authenticated. What the browser says about any of that counts for nothing.
 */
export async function checkPayment(
  sent: SentPayment,
  dueNow: Money,
  plan: PlanChoice,
  caller: Caller,
  deps: {
    readonly provider: PaymentProvider;
    readonly database: Database;
    readonly log: Log;
    readonly now: number;
    /** The card of the booking that is paid, where that is the one that pays. */
    readonly scheduleCard?: { readonly provider: string } | null;
  },
  refuse: Refuse,
): Promise<CheckedPayment | Refusal> {
  const { provider, database, log, now, scheduleCard = null } = deps;
  const no = (code: string, why: string, status: 409 | 422 | 503 = 422) => {
    log.warn({ code, why, requestId: caller.requestId }, 'a payment was refused before it was tried');
    return refuse(status, code, { type: 'payment' });
  };
  const { method } = sent;
  if (method === null) return no('payment-missing', 'no way to pay');
  const offered = offeredMethods({
    possible: provider.methods(dueNow.currency),
    paymentType: method === 'companyCard' ? 'b2b' : 'book',
    currency: dueNow.currency,
    plan,
    hasStoredCards: true,
    hasCompanyCard: true,
    paypalCreditAvailable: provider.paypalCredit,
  });
  if (!offered.includes(method)) return no('payment-not-offered', `${method} in ${dueNow.currency}`);
  if (isLocal(method)) {
    const options = await provider.redirectOptions();
    if (options.outcome === 'unknown') return no('payment-unreachable', options.cause, 503);
    const { idealBanks, sofortCountries } = options.found;
    const known =
      method === 'ideal' ? idealBanks.some(({ id }) => id === sent.bank) : sofortCountries.includes(sent.country);
    if (!known) return no('payment-bank-unknown', `${method} ${sent.bank} ${sent.country}`);
    const nothing = { brand: null, lastFour: null, authentication: null, storedCardId: null, keep: false };
    return { method, ref: null, ...nothing };
  }
  if (sent.ref === null || sent.ref === '') return no('payment-missing', 'nothing to pay with');
  const accountId = caller.account?.id ?? null;
  const stored = sent.method === 'storedCard' ? await ownStoredCard(database, accountId, sent.storedCardId, now) : null;
  if (sent.method === 'storedCard' && (scheduleCard ?? stored)?.provider !== provider.name)
    return no('payment-card-unknown', 'not a stored card of this account');
  const company =
    sent.method === 'companyCard'
      ? await readCompanyCard(database, caller.account?.agencyId ?? null, provider.name, now)
      : null;
  if (sent.method === 'companyCard' && !company) return no('payment-card-unknown', 'no company card of this agency');
  const search = await provider.inspectInstrument(sent.ref);
  if (search.outcome === 'unknown') return no('payment-unreachable', search.cause, 503);
  const instrument = search.found;
  if (!instrument) return no('payment-invalid', 'the provider does not know it');
  if (instrument.consumed) return no('payment-used', 'it has paid before', 409);
  // A provider knows kept cards, whoever has left them.
  if (instrument.method !== (company ? 'storedCard' : sent.method))
    return no('payment-invalid', `it is ${instrument.method}`);
  if (company && instrument.lastFour !== company.lastFour) return no('payment-card-unknown', 'it is another card');
  const bound = instrument.amount;
  if (bound && (bound.amount !== dueNow.amount || bound.currency !== dueNow.currency))
    return no('payment-other-amount', `it may pay ${bound.amount} ${bound.currency}`, 409);
  const { authentication } = instrument;
  if (isCard(method) && !authentication) return no('payment-not-authenticated', 'no 3-D Secure');
  if (authentication) {
    const { outcome, known } = threeDSecureOutcome(authentication.status);
    if (!known) log.warn({ status: authentication.status }, 'a status of 3-D Secure that nobody has listed');
    if (outcome !== 'success') return no('payment-not-authenticated', authentication.status);
  }
  return {
    method,
    ref: sent.ref,
    brand: instrument.brand,
    lastFour: instrument.lastFour,
    authentication,
    storedCardId: stored?.id ?? null,
    keep: method === 'card' && sent.keepCard && accountId !== null,
  };
}
