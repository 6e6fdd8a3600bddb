import { type RawBuilder, sql } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import type { Database } from '../platform/database/database.ts';

/**
 * Returns the postings on the accounts of an agency with the booking of each. The cause of a sale or its reversal ends
 * with the booking id.
 */
export const commissionPostings = (agencyId: string | RawBuilder<unknown>) => sql`
  select posting.id, posting.at, account.currency,
    case when transfer.to_id = account.id then transfer.amount else -transfer.amount end as amount,
    substring(posting.cause from '[0-9a-f-]{36}$')::uuid as booking_id
  from money_account account
    join money_transfer transfer on account.id in (transfer.from_id, transfer.to_id)
    join money_posting posting on posting.id = transfer.posting_id
  where account.kind = 'agency' and account.owner = (${agencyId})::text and posting.cause ~ '^sale '`;

/** Whether the tour of a booking has begun, in the operator's time zone. */
export const hasBegun = sql<boolean>`departure.day <= (now() at time zone profile.time_zone)::date`;

/** Returns what an agency has earned in each currency, and the part of it that is due. */
export async function readEarned(database: Database, agencyId: string) {
  const { rows } = await sql<{ currency: Currency; total: number; due: number }>`
    select posted.currency, sum(posted.amount)::bigint as total,
      coalesce(sum(posted.amount) filter (where ${hasBegun}), 0)::bigint as due
    from (${commissionPostings(agencyId)}) posted
      join booking on booking.id = posted.booking_id join departure on departure.id = booking.departure_id
      join tour on tour.id = booking.tour_id join operator_profile profile on profile.id = tour.operator_id
    group by posted.currency order by posted.currency`.execute(database);
  return rows.map(({ currency, total, due }) => ({ currency, total: Number(total), due: Number(due) }));
}
