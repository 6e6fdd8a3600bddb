import { type RawBuilder, sql } from 'kysely';
import type { AgencyBooking, AgencyClient, AgencyHold } from '#contract/schemas/agency.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import { BOOKING_TAKES_PLACES } from '#domain/booking/lifecycle.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import type { Currency } from '#domain/money/currency.ts';
import { schedule } from '#domain/payment/schedule.ts';
import type { PaymentPlan } from '#domain/pricing/payment-plan.ts';
import type { HeldSelection } from '../booking/hold/snapshot.ts';
import { endSeconds } from '../booking/hold/view-hold.ts';
import { travellerNameSql } from '../booking/traveller-name.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database/database.ts';
import { commissionPostings, hasBegun } from './commission.ts';
import { agencyOf, isOrganiser } from './deps.ts';

/** The number of rows per page. */
const pageSize = 30;
/** The number of unpaid bookings on the overview page. */
const maxPayments = 10;

/** Returns a LIKE pattern that matches a search text literally. */
const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Returns the lead traveller's name, or their address where the form has no name. */
export const clientName = (
  claim: RawBuilder<unknown>,
) => sql<string>`coalesce(nullif(${travellerNameSql(sql`lead.answers`)}, ''),
  ${claim}.lead_email)`;

/** Matches rows by client, address, reference or tour. */
const searched = (claim: RawBuilder<unknown>, q: string | null) =>
  q === null
    ? sql`true`
    : sql`(${clientName(claim)} ilike ${pattern(q)} or ${claim}.lead_email ilike ${pattern(q)}
        or ${claim}.reference ilike ${pattern(q)} or ${claim}.selection -> 'tour' ->> 'en' ilike ${pattern(q)}
        or ${claim}.selection -> 'tour' ->> 'de' ilike ${pattern(q)})`;

/**
 * Parses a cursor: the two sort values of the last row of the previous page. An invalid cursor starts from the first
 * page.
 */
function readAfter(after: string | null): readonly [string, string] | null {
  const [first, second] = after?.split(' ') ?? [];
  return first && second && /^[0-9a-f-]{36}$/.test(second) && !Number.isNaN(Date.parse(first)) ? [first, second] : null;
}

type ClaimRow = {
  readonly id: string;
  readonly reference: string;
  readonly client: string;
  readonly lead_email: string;
  readonly agent: string | null;
  readonly selection: HeldSelection;
  readonly total: number;
  readonly currency: Currency;
  /** Returns the sort timestamp with microsecond precision. */
  readonly sorted: string;
};

const presentClaim = (row: ClaimRow, language: Language) => ({
  id: row.id,
  reference: row.reference,
  client: row.client,
  email: row.lead_email,
  agent: row.agent,
  tour: row.selection.tour[language],
  from: row.selection.choices.day as string,
  until: row.selection.until,
  price: { amount: row.total, currency: row.currency },
});

/** Returns the rows of a page and the cursor of the next one. */
function paged<Row extends ClaimRow>(rows: readonly Row[]): { readonly rows: readonly Row[]; next: string | null } {
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { rows: page, next: rows.length > pageSize && last ? `${last.sorted} ${last.id}` : null };
}

type HoldRow = ClaimRow & { readonly ends_at: Date; readonly read_at: Date; readonly account_id: string | null };

/** Returns the open holds of an agency, the next to expire first. */
export async function listAgencyHolds(
  database: Database,
  { q, after }: ParsedOf<'listAgencyHolds'>,
  caller: Caller,
): Promise<AnswerOf<'listAgencyHolds'>> {
  const { accountId, agencyId } = agencyOf(caller);
  const from = readAfter(after);
  const hold = sql`hold`;
  const { rows: found } = await sql<HoldRow>`
    select hold.id, hold.reference, ${clientName(hold)} as client, hold.lead_email, account.name as agent, hold.account_id,
      hold.selection, hold.total, hold.currency, hold.ends_at, now() as read_at,
      to_char(hold.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sorted
    from hold left join hold_traveller lead on lead.hold_id = hold.id and lead.position = 0
      left join user_account account on account.id = hold.account_id
    where hold.agency_id = ${agencyId} and hold.state = 'held' and hold.ends_at > now() and ${searched(hold, q)}
      and ${from ? sql`(hold.ends_at, hold.id) > (${from[0]}::timestamptz, ${from[1]}::uuid)` : sql`true`}
    order by hold.ends_at, hold.id limit ${pageSize + 1}`.execute(database);
  const { rows, next } = paged(found);
  const organises = await isOrganiser(database, accountId);
  const holds = rows.map(
    (row): AgencyHold => ({
      ...presentClaim(row, caller.language),
      endsAt: endSeconds(row.ends_at),
      mayRelease: organises || row.account_id === accountId,
    }),
  );
  return { holds, next, now: Math.floor((rows[0]?.read_at ?? new Date()).getTime() / 1000) };
}

type BookingRow = ClaimRow & {
  readonly state: AgencyBooking['state'];
  readonly created_at: Date;
  readonly plan: PaymentPlan;
  readonly time_zone: string;
  readonly paid: number;
  readonly missed: string[];
  readonly commission: number | null;
  readonly commission_currency: Currency | null;
  readonly begun: boolean;
};

/** Selects bookings of an agency with their totals from the journal. */
const bookingRows = (agencyId: string, where: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<BookingRow>`
  select booking.id, booking.reference, ${clientName(sql`booking`)} as client, booking.lead_email, account.name as agent,
    booking.selection, booking.total, booking.currency, booking.state, booking.created_at, booking.plan, profile.time_zone,
    to_char(booking.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sorted,
    paid.amount as paid, posted.amount as commission, posted.currency as commission_currency, ${hasBegun} as begun,
    (select coalesce(json_agg(due order by due), '[]') from missed_payment where booking_id = booking.id) as missed
  from booking left join booking_traveller lead on lead.booking_id = booking.id and lead.position = 0
    left join user_account account on account.id = booking.account_id
    join departure on departure.id = booking.departure_id
    join tour on tour.id = booking.tour_id join operator_profile profile on profile.id = tour.operator_id
    cross join lateral (select coalesce(sum(attempt.amount), 0)::int as amount from payment_attempt attempt
      where attempt.booking_id = booking.id and attempt.state in ('authorised', 'captured')) paid
    left join lateral (select sum(posting.amount)::bigint as amount, posting.currency
      from (${commissionPostings(agencyId)}) posting where posting.booking_id = booking.id group by posting.currency) posted on true
  where booking.agency_id = ${agencyId} and booking.state not in ('attempting', 'failed') and ${where}
  order by ${order}`;

function presentBooking(row: BookingRow, language: Language): AgencyBooking {
  const today = dayAt(Date.now(), row.time_zone);
  const history = { paid: row.paid, missed: row.missed as never[], declines: [] };
  const open = schedule(row.plan, history, today).filter(({ amount, paid }) => paid < amount);
  const lives = BOOKING_TAKES_PLACES.includes(row.state);
  const [first] = open;
  return {
    ...presentClaim(row, language),
    state: row.state,
    createdAt: endSeconds(row.created_at),
    due: lives && first ? { amount: open.reduce((sum, one) => sum + one.amount - one.paid, 0), by: first.due } : null,
    commission:
      row.commission === null || row.commission_currency === null
        ? null
        : { amount: Number(row.commission), currency: row.commission_currency },
    begun: row.begun,
  };
}

/** Returns the bookings of an agency, the newest first. */
export async function listAgencyBookings(
  database: Database,
  { q, after }: ParsedOf<'listAgencyBookings'>,
  caller: Caller,
): Promise<AnswerOf<'listAgencyBookings'>> {
  const from = readAfter(after);
  const before = from ? sql`(booking.created_at, booking.id) < (${from[0]}::timestamptz, ${from[1]}::uuid)` : sql`true`;
  const { rows: found } = await bookingRows(
    agencyOf(caller).agencyId,
    sql`${searched(sql`booking`, q)} and ${before}`,
    sql`booking.created_at desc, booking.id desc limit ${pageSize + 1}`,
  ).execute(database);
  const { rows, next } = paged(found);
  return { bookings: rows.map((row) => presentBooking(row, caller.language)), next };
}

/** Returns the bookings of an agency that are not paid in full, the next departure first. */
export async function listPayments(database: Database, caller: Caller): Promise<AgencyBooking[]> {
  const { rows } = await bookingRows(
    agencyOf(caller).agencyId,
    sql`booking.state in ('requested', 'confirmed') and paid.amount < booking.total`,
    sql`departure.day, booking.id limit ${maxPayments}`,
  ).execute(database);
  return rows.map((row) => presentBooking(row, caller.language)).filter(({ due }) => due !== null);
}

/** Returns the clients of an agency by address; spellings that reach the same mailbox are one client. */
export async function listAgencyClients(
  database: Database,
  { q, after }: ParsedOf<'listAgencyClients'>,
  caller: Caller,
): Promise<AnswerOf<'listAgencyClients'>> {
  const { agencyId } = agencyOf(caller);
  const searchedClient = q === null ? sql`true` : sql`(name ilike ${pattern(q)} or email ilike ${pattern(q)})`;
  const { rows } = await sql<AgencyClient & { mailbox_key: string }>`
    select * from (
      select mailbox_key, (array_agg(name order by made desc))[1] as name, (array_agg(email order by made desc))[1] as email,
        (count(*) filter (where kind = 'hold'))::int as holds, (count(*) filter (where kind = 'booking'))::int as bookings,
        (min(day) filter (where kind = 'booking' and day >= current_date))::text as next
      from (
        select 'hold' as kind, hold.mailbox_key, ${clientName(sql`hold`)} as name, hold.lead_email as email, hold.created_at as made,
          departure.day
        from hold left join hold_traveller lead on lead.hold_id = hold.id and lead.position = 0
          join departure on departure.id = hold.departure_id
        where hold.agency_id = ${agencyId} and hold.state in ('held', 'paying') and hold.ends_at > now()
        union all
        select 'booking', booking.mailbox_key, ${clientName(sql`booking`)}, booking.lead_email, booking.created_at, departure.day
        from booking left join booking_traveller lead on lead.booking_id = booking.id and lead.position = 0
          join departure on departure.id = booking.departure_id
        where booking.agency_id = ${agencyId} and booking.state in ('requested', 'confirmed', 'completed')
      ) claim group by mailbox_key) client
    where ${searchedClient} and ${after === null ? sql`true` : sql`mailbox_key > ${after}`}
    order by mailbox_key limit ${pageSize + 1}`.execute(database);
  const page = rows.slice(0, pageSize);
  return {
    clients: page.map(({ name, email, holds, bookings, next }) => ({ name, email, holds, bookings, next })),
    next: rows.length > pageSize ? (page.at(-1)?.mailbox_key ?? null) : null,
  };
}
