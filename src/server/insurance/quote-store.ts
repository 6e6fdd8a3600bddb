import { randomBytes } from 'node:crypto';
import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { Money } from '#domain/money/money.ts';
import type { Database } from '../platform/database/database.ts';
import type { Policy } from './port.ts';

/** How many minutes a quote is valid. */
export const quoteMinutes = 120;

/** A stored request for a quote and the quoted policies. */
export type StoredQuote = {
  readonly id: string;
  readonly price: Money;
  readonly adults: number;
  readonly startDay: Day;
  readonly lengthDays: number;
  readonly startCityId: number;
  readonly policies: readonly Policy[];
  readonly expiresAt: Date;
};

/** Stores a quote under an unguessable id. */
export async function storeQuote(
  database: Database,
  quote: Omit<StoredQuote, 'id' | 'expiresAt'>,
  now: Instant,
): Promise<StoredQuote> {
  const stored = {
    ...quote,
    id: randomBytes(24).toString('base64url'),
    expiresAt: new Date(now + quoteMinutes * 60_000),
  };
  await database
    .insertInto('insurance_quote')
    .values({
      id: stored.id,
      currency: stored.price.currency,
      trip_price: stored.price.amount,
      adults: stored.adults,
      start_day: stored.startDay,
      length_days: stored.lengthDays,
      start_location_id: stored.startCityId,
      policies: JSON.stringify(stored.policies),
      expires_at: stored.expiresAt,
    })
    .execute();
  return stored;
}

/** Returns a quote that has not expired, else null. The caller must check that it was quoted for the booked trip. */
export async function findQuote(database: Database, id: string, now: Instant): Promise<StoredQuote | null> {
  const row = await database
    .selectFrom('insurance_quote')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    price: { amount: row.trip_price, currency: row.currency },
    adults: row.adults,
    startDay: row.start_day as Day,
    lengthDays: row.length_days,
    startCityId: row.start_location_id,
    policies: row.policies as Policy[],
    expiresAt: row.expires_at,
  };
}
