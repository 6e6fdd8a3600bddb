import { createHash } from 'node:crypto';
import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import { departureOn } from '#domain/catalogue/departures.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import type { FoundPromoCode } from '#domain/pricing/promo-code.ts';
import type { Person } from '#domain/pricing/saving.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { canonical } from '../hold/submission.ts';

/** What a price depended on besides the facts. */
export type FactsContext = {
  readonly now: Instant;
  readonly person: Person;
  readonly promo: FoundPromoCode | null;
};

/** The columns of a hold or booking that name its frozen facts; both null for a sale from before they existed. */
export type FrozenFacts = { readonly facts_hash: string | null; readonly facts_context: string | null };

/** Stores the facts of a sale with the departure that is sold, and returns the columns that name them. */
export async function freezeFacts(
  trx: Transaction,
  facts: BookableFacts,
  day: Day,
  { now, person, promo }: FactsContext,
): Promise<FrozenFacts> {
  const { operator, tour, variant, membership, rates } = facts;
  const sold = departureOn(variant, day);
  const departures = sold ? [sold] : [];
  // Without what JSON leaves out, so that equal facts have equal hashes.
  const plain = JSON.parse(JSON.stringify({ operator, tour, variant: { ...variant, departures }, membership, rates }));
  const text = canonical(plain);
  const hash = createHash('sha256').update(text).digest('base64url');
  await trx
    .insertInto('sale_facts')
    .values({ hash, facts: text })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { facts_hash: hash, facts_context: JSON.stringify({ now, person, promo }) };
}
