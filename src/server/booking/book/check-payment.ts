import type { SentPayment } from '#contract/booking/book.ts';
import type { Money } from '#domain/money/money.ts';
import { isCard, isLocal, type PaymentMethod } from '#domain/payment/method.ts';
import { offeredMethods } from '#domain/payment/offered-methods.ts';
import { type CardBrand, isCardExpired } from '#domain/payment/stored-card.ts';
import { threeDSecureOutcome } from '#domain/payment/three-d-secure.ts';
import type { PlanChoice } from '#domain/pricing/payment-plan.ts';
import { cardPurpose, type PaymentSubject, type PresentableCard } from '../../payments/card-purpose.ts';
import { readCompanyCard } from '../../payments/company-card.ts';
import type { Authentication, PaymentProvider } from '../../payments/port.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Refusal } from '../../platform/refusal.ts';
import type { Refuse } from '../hold/refuse.ts';

/** A payment source that the provider has verified for this amount. */
export type CheckedPayment = {
  readonly method: PaymentMethod;
  /** Null when the holder pays on their bank's page. */
  readonly ref: string | null;
  readonly brand: CardBrand | null;
  readonly lastFour: string | null;
  readonly authentication: Authentication | null;
  readonly storedCardId: number | null;
  /** Whether the card is stored afterwards. */
  readonly keep: boolean;
};

/** Returns a usable stored card of an account; null when there is none with that id. */
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

/** Returns the stored card that a request names, if the caller may pay with it. */
async function namedCard(
  { method, storedCardId }: SentPayment,
  subject: PaymentSubject,
  { account }: Caller,
  provider: string,
  { database, now }: { readonly database: Database; readonly now: number },
): Promise<(PresentableCard & { readonly storedCardId: number | null }) | null> {
  if (!account) return null;
  if (method === 'companyCard') {
    const company = await readCompanyCard(database, account.agencyId, provider, now);
    return (
      company && { ...company, provider, purpose: cardPurpose('company', account.id, subject), storedCardId: null }
    );
  }
  const stored = await ownStoredCard(database, account.id, storedCardId, now);
  return stored && { ...stored, purpose: cardPurpose('account', account.id, subject), storedCardId: stored.id };
}

/**
 * Verifies the payment token with the provider, regardless of what the browser claims: it must be unused, of the named
 * method, authenticated, and match the amount if it is bound to one. A token made from a stored card must come from the
 * card that the request names, issued to this caller for this payment; any other payment must not come from a stored
 * card.
 */
export async function checkPayment(
  sent: SentPayment,
  dueNow: Money,
  plan: PlanChoice,
  subject: PaymentSubject,
  caller: Caller,
  deps: {
    readonly provider: PaymentProvider;
    readonly database: Database;
    readonly log: Log;
    readonly now: number;
    /** The card of the booking's payment plan, if the request pays with it. */
    readonly scheduleCard?: PresentableCard | null;
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
  if (sent.provider !== null && sent.provider !== provider.name)
    return no('payment-not-offered', `a payment by ${sent.provider}`);
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
    if (!known) return no('payment-bank-unknown', method);
    const nothing = { brand: null, lastFour: null, authentication: null, storedCardId: null, keep: false };
    return { method, ref: null, ...nothing };
  }
  if (sent.ref === null || sent.ref === '') return no('payment-missing', 'nothing to pay with');
  const accountId = caller.account?.id ?? null;
  const isStored = method === 'storedCard' || method === 'companyCard';
  const ofAccount =
    isStored && !scheduleCard ? await namedCard(sent, subject, caller, provider.name, { database, now }) : null;
  const named = isStored ? (scheduleCard ?? ofAccount) : null;
  if (isStored && named?.provider !== provider.name)
    return no('payment-card-unknown', 'not a stored card that this caller may pay with');
  const search = await provider.inspectInstrument(sent.ref);
  if (search.outcome === 'unknown') return no('payment-unreachable', search.cause, 503);
  const instrument = search.found;
  if (!instrument) return no('payment-invalid', 'the provider does not know it');
  if (instrument.consumed) return no('payment-used', 'it has paid before', 409);
  if (instrument.method !== (named ? 'storedCard' : method)) return no('payment-invalid', `it is ${instrument.method}`);
  if (instrument.storedRef !== (named?.token ?? null))
    return no('payment-card-unknown', 'it was made from another stored card');
  if (instrument.purpose !== (named?.purpose ?? null))
    return no('payment-card-unknown', 'it was issued to another person or for another payment');
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
    storedCardId: ofAccount?.storedCardId ?? null,
    keep: method === 'card' && sent.storeCard && accountId !== null,
  };
}
