import { sql } from 'kysely';
import type { AgencyStatement } from '#contract/schemas/agency.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { HeldSelection } from '../booking/hold/snapshot.ts';
import type { Caller } from '../platform/caller.ts';
import { csvAmount, csvTable } from '../platform/csv.ts';
import type { Database } from '../platform/database/database.ts';
import { commissionPostings } from './commission.ts';
import { agencyOf } from './deps.ts';
import { clientName } from './lists.ts';

type Row = {
  readonly at: Date;
  readonly amount: number;
  readonly currency: Currency;
  readonly reference: string;
  readonly booking_id: string;
  readonly client: string;
  readonly selection: HeldSelection;
  readonly total: number;
  readonly price_currency: Currency;
};

/** Matches commission that was posted in a month, in UTC like the journal. */
export async function readStatement(database: Database, month: string, caller: Caller): Promise<AgencyStatement> {
  const { agencyId } = agencyOf(caller);
  const { name } = await database
    .selectFrom('agency')
    .select('name')
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<Row>`
    select posted.at, posted.amount, posted.currency, booking.reference, booking.id as booking_id,
      ${clientName(sql`booking`)} as client, booking.selection, booking.total, booking.currency as price_currency
    from (${commissionPostings(agencyId)}) posted join booking on booking.id = posted.booking_id
      left join booking_traveller lead on lead.booking_id = booking.id and lead.position = 0
    where posted.at >= ${`${month}-01`}::timestamp at time zone 'UTC'
      and posted.at < (${`${month}-01`}::timestamp + interval '1 month') at time zone 'UTC'
    order by posted.at, posted.id`.execute(database);
  const totals = new Map<Currency, number>();
  for (const { currency, amount } of rows) totals.set(currency, (totals.get(currency) ?? 0) + Number(amount));
  return {
    agency: name,
    month,
    lines: rows.map((row) => ({
      at: Math.floor(row.at.getTime() / 1000),
      reference: row.reference,
      bookingId: row.booking_id,
      client: row.client,
      tour: row.selection.tour[caller.language],
      from: row.selection.choices.day as string,
      price: { amount: row.total, currency: row.price_currency },
      commission: { amount: Number(row.amount), currency: row.currency },
    })),
    totals: [...totals].sort().map(([currency, amount]) => ({ currency, amount })),
  };
}

/** A statement as CSV. */
export const statementTable = ({ lines, totals }: AgencyStatement, titles: readonly string[], sum: string): string =>
  csvTable(titles, [
    ...lines.map(({ at, reference, client, tour, from, price, commission }) => [
      new Date(at * 1000).toISOString().slice(0, 10),
      reference,
      client,
      tour,
      from,
      csvAmount(price.amount),
      price.currency,
      csvAmount(commission.amount),
      commission.currency,
    ]),
    ...totals.map(({ amount, currency }) => [sum, '', '', '', '', '', '', csvAmount(amount), currency]),
  ]);
