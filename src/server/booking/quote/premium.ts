import type { Instant } from '#domain/calendar/instant.ts';
import type { TourFacts } from '#domain/catalogue/facts.ts';
import type { Money } from '#domain/money/money.ts';
import { partySize } from '#domain/party/passengers.ts';
import type { Choices } from '#domain/pricing/choices.ts';
import type { Quote } from '#domain/pricing/quote.ts';
import type { Policy } from '../../insurance/port.ts';
import { findQuote, type StoredQuote } from '../../insurance/quote-store.ts';
import type { Database } from '../../platform/database/database.ts';

/** A policy of an insurer's quote. */
export type ChosenPolicy = { readonly quoteId: string | null; readonly policyId: string | null };

/** The trip that a premium depends on. */
export type InsuredTrip = Pick<StoredQuote, 'adults' | 'price' | 'startDay' | 'lengthDays' | 'startCityId'>;

/**
 * Returns the trip to insure: the whole party, for the price of the tour. Insurers quote adults, so every traveller
 * counts as one.
 */
export const insuredTrip = (
  { day, party }: Pick<Choices, 'day' | 'party'>,
  priced: Pick<Quote, 'tourPrice' | 'currency'> | null,
  { lengthDays, startCityId }: Pick<TourFacts, 'lengthDays' | 'startCityId'>,
): InsuredTrip | null =>
  day && priced
    ? {
        adults: partySize(party),
        price: { amount: priced.tourPrice, currency: priced.currency },
        startDay: day,
        lengthDays,
        startCityId,
      }
    : null;

const isSameTrip = (one: InsuredTrip, other: InsuredTrip): boolean =>
  one.adults === other.adults &&
  one.price.amount === other.price.amount &&
  one.price.currency === other.price.currency &&
  one.startDay === other.startDay &&
  one.lengthDays === other.lengthDays &&
  one.startCityId === other.startCityId;

/** Returns the policy as quoted; null when the quote has expired, lacks the policy, or was for another trip. */
export async function readPolicy(
  database: Database,
  { quoteId, policyId }: ChosenPolicy,
  trip: InsuredTrip | null,
  now: Instant,
): Promise<Policy | null> {
  if (quoteId === null || policyId === null || trip === null) return null;
  const offer = await findQuote(database, quoteId, now);
  if (!offer || !isSameTrip(offer, trip)) return null;
  return offer.policies.find(({ id }) => id === policyId) ?? null;
}

/** Returns the premium of a policy under the same conditions as `readPolicy`. */
export const readPremium = async (...options: Parameters<typeof readPolicy>): Promise<Money | null> =>
  (await readPolicy(...options))?.price ?? null;
