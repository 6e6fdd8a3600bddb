import { sql } from 'kysely';
import type { Day } from '#domain/calendar/day.ts';
import { CURRENCIES, type Currency, isCurrency } from '#domain/money/currency.ts';
import type { RateFacts } from '#domain/money/exchange.ts';
import type { Database } from '../platform/database/database.ts';

const one = 1_000_000;

/**
 * Returns today's exchange rates and the currency to answer in: the requested one, or the euro while that has no rate.
 */
export async function ratesFor(
  database: Database,
  wanted: string,
): Promise<{ readonly currency: Currency; readonly rates: RateFacts }> {
  const rows = await database
    .selectFrom('currency_rate')
    .distinctOn('currency')
    .select(['currency', 'since', sql<number>`(rate * ${one})::bigint`.as('millionths')])
    .where('since', '<=', sql<string>`(now() at time zone 'UTC')::date`)
    .orderBy('currency')
    .orderBy('since', 'desc')
    .execute();
  const known = new Map<string, number>(rows.map(({ currency, millionths }) => [currency, millionths]));
  known.set('EUR', one);
  const perEuro = Object.fromEntries(CURRENCIES.map((currency) => [currency, known.get(currency) ?? one]));
  const day =
    rows
      .map(({ since }) => since)
      .sort()
      .at(-1) ?? '';
  return {
    currency: isCurrency(wanted) && known.has(wanted) ? wanted : 'EUR',
    rates: { day: day as Day, perEuro: perEuro as RateFacts['perEuro'] },
  };
}
