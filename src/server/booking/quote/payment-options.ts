import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { planOf } from '#contract/wire/charge-method.ts';
import { paymentTypeName } from '#contract/wire/payment-types.ts';
import type { Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { departureOn } from '#domain/catalogue/departures.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { offeredMethods } from '#domain/payment/offered-methods.ts';
import { isCardExpired } from '#domain/payment/stored-card.ts';
import { type CompanyCard, readCompanyCard } from '../../payments/company-card.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type BookingDeps, currencyFor } from '../deps.ts';

/** Returns whether a browser supports Apple Pay: only Safari and web views on Apple devices do. */
const hasApplePay = (userAgent: string): boolean =>
  /\b(Macintosh|iPhone|iPad|iPod)\b/.test(userAgent) && !/Chrom(e|ium)\/|Firefox\/|Edg\//.test(userAgent);

const onDevice = (method: PaymentMethod, userAgent: string | null): boolean =>
  method !== 'applePay' || (userAgent !== null && hasApplePay(userAgent));

/**
 * Creates the endpoint that lists the payment options of a departure: what the provider and the device support, by the
 * domain rules.
 */
export function createPaymentOptions({ catalogue, bookableVariants, database, payments }: BookingDeps) {
  return async function listPaymentOptions(request: ParsedOf<'listPaymentOptions'>, caller: Caller) {
    const bookable = await bookableVariants.get(request.objectId);
    if (!bookable) return new Refusal(404, 'not-found');
    const day = request.date as Day;
    const past = day <= dayAt(catalogue.now(), bookable.facts.operator.timeZone);
    if (past || !departureOn(bookable.facts.variant, day))
      return new Refusal(422, 'invalid', { problems: [{ path: 'date', code: past ? 'past' : 'no-departure' }] });
    const currency = currencyFor(request.currency, caller);
    const agencyId = caller.account?.role === 'agent' ? caller.account.agencyId : null;
    const option = request.paymentOption ?? 'book';
    if (!payments) return [];
    const cards = caller.account ? await cardsOf(database, caller.account.id, payments.name, catalogue.now()) : [];
    const company = await readCompanyCard(database, agencyId, payments.name, catalogue.now());
    const methods = offeredMethods({
      possible: payments.methods(currency).filter((method) => onDevice(method, request.userAgent)),
      paymentType: option === 'b2b' && agencyId === null ? 'book' : option,
      currency,
      plan: planOf(request.chargeMethod),
      hasStoredCards: cards.length > 0,
      hasCompanyCard: company !== null,
      paypalCreditAvailable: payments.paypalCredit,
    });
    const paymentProvider = payments.name;
    return methods.flatMap(
      (method): AnswerOf<'listPaymentOptions'> =>
        method === 'storedCard'
          ? cards.map(({ id, country, ...card }) => ({
              methodId: String(id),
              type: paymentTypeName(method, country),
              method,
              paymentProvider,
              card,
            }))
          : [
              {
                methodId: method,
                type: paymentTypeName(method),
                method,
                paymentProvider,
                card: method === 'companyCard' ? presentCard(company) : null,
              },
            ],
    );
  };
}

const presentCard = (card: CompanyCard | null): AnswerOf<'listPaymentOptions'>[number]['card'] =>
  card && {
    brand: card.brand,
    lastFour: card.lastFour,
    expiryMonth: card.expiryMonth,
    expiryYear: card.expiryYear,
  };

/** Returns the usable cards that an account has stored at a provider, newest first. */
async function cardsOf(database: Database, accountId: string, provider: string, now: number) {
  const rows = await database
    .selectFrom('stored_card')
    .select(['id', 'brand', 'last_four as lastFour', 'billing_country as country'])
    .select(['expiry_month as expiryMonth', 'expiry_year as expiryYear'])
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .orderBy('id', 'desc')
    .execute();
  return rows.filter((card) => !isCardExpired(card, now));
}
