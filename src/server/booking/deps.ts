import type pg from 'pg';
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

/** What the use cases of the booking page work with. */
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
  /** Null where nothing can be paid. */
  readonly payments: PaymentProvider | null;
};

/** What the form asks in which another date is asked for; null for a tour that cannot be asked about. */
export type LoadDateEnquiry = (
  tourId: number,
  caller: Caller,
) => Promise<AnswerOf<'loadChangeDate'>['data']['enquiry']>;

/** What a selection of this caller is held against, at a moment. */
export const offerContext = (
  { facts, availability }: BookableVariant,
  { person }: Entitlements,
  caller: Caller,
  asked: Currency | undefined,
  now: Instant,
): OfferContext => ({
  facts,
  availability,
  person,
  today: dayAt(now, facts.operator.timeZone),
  now,
  language: caller.language,
  currency: currencyFor(asked, caller),
  isAgent: caller.account?.role === 'agent',
});

/** The currency to answer in: the one that was asked for, else the visitor's own. */
export const currencyFor = (asked: Currency | undefined, { currency }: Caller): Currency =>
  asked ?? (isCurrency(currency) ? currency : 'EUR');
