import { randomBytes } from 'node:crypto';
import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { Money } from '#domain/money/money.ts';
import type { Database } from '../platform/database/database.ts';
import type { Policy } from './port.ts';

/** How many minutes an offer of the insurer stands. */
export const quoteMinutes = 120;

/** What was asked of the insurer and what it offered. */
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

/** Keeps an offer under an id that nobody can guess. */
export async function storeQuote(
  database: Database,
  quote: Omit<StoredQuote, 'id' | 'expiresAt'>,
  now: Instant,
): Promise<StoredQuote> {
  const kept = {
    ...quote,
    id: randomBytes(24).toString('base64url'),
    expiresAt: new Date(now + quoteMinutes * 60_000),
  };
  await database
    .insertInto('insurance_quote')
    .values({
      id: kept.id,
      currency: kept.price.currency,
      trip_price: kept.price.amount,
      adults: kept.adults,
      start_day: kept.startDay,
      length_days: kept.lengthDays,
      start_location_id: kept.startCityId,
      policies: JSON.stringify(kept.policies),
      expires_at: kept.expiresAt,
    })
    .execute();
  return kept;
}

/** The offer with an id while it stands, else null. It says what it was given for: a booking must compare that with its own trip. */
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
