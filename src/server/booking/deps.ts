import type pg from 'pg';
import type { AskFormFacts } from '#contract/fragment.ts';
import type { AnswerOf } from '#contract/schemas.ts';
import type { OfferContext } from '#domain/booking/selection.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PaymentProvider } from '../payments/port.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database/database.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import type { BookableVariant, BookableVariants } from './bookable-variants.ts';
import type { SpecialPrices } from './offer/special-prices.ts';
import type { Entitlements } from './quote/entitlements.ts';
import type { PromoGuesses } from './quote/promo-guesses.ts';
import type { QuoteSigner } from './quote/quote-token.ts';

/** The dependencies of the booking page. */
export type BookingDeps = {
  readonly catalogue: Catalogue;
  readonly bookableVariants: BookableVariants;
  readonly pool: pg.Pool;
  readonly database: Database;
  readonly webRenderer: Pick<WebRenderer, 'fragment' | 'words'>;
  readonly signer: QuoteSigner;
  readonly guesses: PromoGuesses;
  readonly specialPrices: SpecialPrices;
  readonly loadDateEnquiry: LoadDateEnquiry;
  /** Null in a shop that accepts no payments. */
  readonly payments: PaymentProvider | null;
};

/** Loads the enquiry popup for another date and the data of its markup; null for a tour that accepts no questions. */
export type LoadDateEnquiry = (
  tourId: number,
  caller: Caller,
) => Promise<{
  readonly popup: NonNullable<AnswerOf<'loadChangeDate'>['data']['enquiry']>;
  readonly form: AskFormFacts;
} | null>;

/** Returns the context in which a selection of this caller is validated at a moment. */
export const offerContext = (
  { facts, availability }: BookableVariant,
  { person }: Entitlements,
  caller: Caller,
  requested: Currency | undefined,
  now: Instant,
): OfferContext => ({
  facts,
  availability,
  person,
  today: dayAt(now, facts.operator.timeZone),
  now,
  language: caller.language,
  currency: currencyFor(requested, caller),
  isAgent: caller.account?.role === 'agent',
});

/** Returns the requested currency, else the visitor's own. */
export const currencyFor = (requested: Currency | undefined, { currency }: Caller): Currency =>
  requested ?? (isCurrency(currency) ? currency : 'EUR');
