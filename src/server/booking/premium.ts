import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { TourFacts } from '#domain/catalogue/facts.ts';
import type { Money } from '#domain/money/money.ts';
import type { Database } from '../database/database.ts';
import { findQuote } from '../insurance/quote-store.ts';

/** A policy of an insurer's quote. */
export type ChosenPolicy = { readonly quoteId: string | null; readonly policyId: string | null };

/** What the insurer asked for a policy; null when its offer has ended, has no such policy, or was for another journey. */
export async function readPremium(
  database: Database,
  { quoteId, policyId }: ChosenPolicy,
  day: Day | null,
  tour: TourFacts,
  now: Instant,
): Promise<Money | null> {
  if (quoteId === null || policyId === null || day === null) return null;
  const offer = await findQuote(database, quoteId, now);
  if (!offer || offer.startDay !== day || offer.lengthDays !== tour.lengthDays) return null;
  return offer.policies.find(({ id }) => id === policyId)?.price ?? null;
}
