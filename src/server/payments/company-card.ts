import { sql } from 'kysely';
import { type CardBrand, isCardExpired } from '#domain/payment/stored-card.ts';
import type { Database } from '../platform/database/database.ts';

/** The stored card of an agency, with its token at the payment provider. */
export type CompanyCard = {
  readonly id: string;
  readonly token: string;
  readonly brand: CardBrand;
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
};

/** Returns the card that an agency pays with at a provider; null when it has no usable card. */
export async function readCompanyCard(
  database: Database,
  agencyId: string | null,
  provider: string,
  now: number,
): Promise<CompanyCard | null> {
  if (agencyId === null) return null;
  const card = await database
    .selectFrom('agency_card')
    .select(['id', sql<string>`token`.as('token'), sql<CardBrand>`brand`.as('brand')])
    .select([sql<string>`last_four`.as('lastFour'), sql<number>`expiry_month`.as('expiryMonth')])
    .select(sql<number>`expiry_year`.as('expiryYear'))
    .where('agency_id', '=', agencyId)
    .where('provider', '=', provider)
    .where('state', '=', 'kept')
    .executeTakeFirst();
  return card && !isCardExpired(card, now) ? card : null;
}
