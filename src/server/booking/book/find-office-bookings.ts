import { type RawBuilder, sql } from 'kysely';
import type { ParsedOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import { partySize } from '#domain/party/passengers.ts';
import type { Account } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { soldStates } from '../booking-states.ts';
import type { HeldSelection } from '../hold/snapshot.ts';
import { endSeconds } from '../hold/view-hold.ts';
import { travellerNameSql } from '../traveller-name.ts';
import type { BookingRow } from './access.ts';
import { balanceDue } from './balance-due.ts';

/** The filter of a list; its sort and cursor belong to it. */
export type BookingFilter = Omit<ParsedOf<'exportOfficeBookings'>, never> & { readonly after?: string | null };

type Row = Pick<BookingRow, 'id' | 'reference' | 'state' | 'selection' | 'created_at' | 'total' | 'currency'> & {
  readonly operator: string;
  readonly agency: string | null;
  readonly lead: string;
  readonly email: string;
  readonly left: number;
  /** The sort value, as text with full precision. */
  readonly sorted: string;
};

const officeStates = sql`booking.state in ('requested', 'confirmed', 'cancelled', 'completed')`;
const firstDay = sql`(booking.selection -> 'choices' ->> 'day')`;

const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
const prefix = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Returns the words of a search for the index of travellers; a number is searched without its leading zeros. */
function travellerQuery(q: string): string {
  const digits = q.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (/^[\d\s+()/.-]+$/.test(q)) return digits.length >= 5 ? `${digits}:*` : '';
  return (q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & ');
}

/** Selects the ids of bookings that a text finds, each way by an index of its own. */
function searched(q: string): RawBuilder<unknown> {
  const words = travellerQuery(q);
  return sql`(
    select id from booking where reference = ${q.toUpperCase()}
    union select id from booking where lead_email like ${prefix(q.toLowerCase())}
    ${words ? sql`union select booking_id from booking_traveller where traveller_words(answers) @@ to_tsquery('simple', ${words})` : sql``}
    union select booking.id from booking join departure on departure.id = departure_id where lower(code) = ${q.toLowerCase()}
    union select booking.id from booking join tour on tour.id = tour_id
      where tour.name ->> 'en' ilike ${pattern(q)} or tour.name ->> 'de' ilike ${pattern(q)}
    union select booking.id from booking join agency on agency.id = agency_id where agency.name ilike ${pattern(q)})`;
}

/** Parses a cursor: the sort value and id of the last row of the page before; anything else starts from the first page. */
function readAfter(after: string | null | undefined, isByDay: boolean): readonly [string, string] | null {
  const [value, id] = after?.split(' ') ?? [];
  if (!value || !id || !/^[0-9a-f-]{36}$/.test(id)) return null;
  return (isByDay ? /^\d{4}-\d\d-\d\d$/ : /^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z$/).test(value) ? [value, id] : null;
}

function conditionsOf({ state, from, until, due, channel, tourId, departureId, sort, after }: BookingFilter) {
  const isByDay = sort === 'departure';
  const cursor = readAfter(after, isByDay);
  return sql.join(
    [
      officeStates,
      ...(state ? [sql`booking.state = ${state}`] : []),
      ...(from ? [sql`${firstDay} >= ${from}`] : []),
      ...(until ? [sql`${firstDay} <= ${until}`] : []),
      ...(due
        ? [sql`exists (select from money_account where kind = 'booking' and owner = booking.id::text and balance < 0)`]
        : []),
      ...(channel === 'agency' ? [sql`booking.agency_id is not null`] : []),
      ...(channel === 'direct' ? [sql`booking.agency_id is null`] : []),
      ...(tourId ? [sql`booking.tour_id = ${tourId}`] : []),
      ...(departureId ? [sql`booking.departure_id = ${departureId}`] : []),
      ...(cursor && isByDay ? [sql`(${firstDay}, booking.id) > (${cursor[0]}, ${cursor[1]}::uuid)`] : []),
      ...(cursor && !isByDay
        ? [sql`(booking.created_at, booking.id) < (${cursor[0]}::timestamptz, ${cursor[1]}::uuid)`]
        : []),
    ],
    sql` and `,
  );
}

/**
 * Returns the statement of a list. An operator's bookings are read tour by tour, so that a small company does not read
 * through everyone's; a search begins with what it finds.
 */
export function officeBookings(
  filter: BookingFilter,
  { role, operatorId }: Pick<Account, 'role' | 'operatorId'>,
  limit: number,
): RawBuilder<Row> {
  const conditions = conditionsOf(filter);
  const isByDay = filter.sort === 'departure';
  const key = isByDay ? firstDay : sql`booking.created_at`;
  const order = isByDay ? sql`sort_key, id` : sql`sort_key desc, id desc`;
  const columns = sql`booking.id, ${key} as sort_key`;
  const ownTours = sql`select tour.id from tour join operator_profile profile on profile.id = tour.operator_id
    where profile.operator_id = ${operatorId}`;
  const own = role === 'staff' ? sql`true` : sql`booking.tour_id in (${ownTours})`;
  const picked = filter.q
    ? sql`select picked.* from ${searched(filter.q)} found cross join lateral (
        select ${columns} from booking where booking.id = found.id and ${conditions} and ${own} offset 0) picked`
    : role === 'staff'
      ? sql`select ${columns} from booking where ${conditions}`
      : sql`select picked.* from (${ownTours}) own cross join lateral (
          select ${columns} from booking where booking.tour_id = own.id and ${conditions} order by ${order} limit ${limit}) picked`;
  return sql<Row>`
    with page as materialized (${picked} order by ${order} limit ${limit})
    select booking.id, reference, booking.state, selection, booking.created_at, total, booking.currency, lead_email as email,
      operator.name as operator, agency.name as agency, ${travellerNameSql(sql`answers`)} as lead,
      case when booking.state in ${soldStates} then ${balanceDue} else 0 end as left,
      ${isByDay ? sql`sort_key` : sql`to_char(sort_key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`} as sorted
    from page join booking using (id) join tour on tour.id = booking.tour_id
      join operator_profile profile on profile.id = tour.operator_id join operator on operator.id = profile.operator_id
      left join agency on agency.id = booking.agency_id
      left join booking_traveller on booking_id = booking.id and position = 0
    order by ${order}`;
}

/** Finds bookings and returns them as a list shows them, with the cursor of the next page. */
export async function findOfficeBookings(
  database: Database,
  filter: BookingFilter,
  account: Account,
  language: Language,
  { limit, amounts, contacts }: { readonly limit: number; readonly amounts: boolean; readonly contacts: boolean },
) {
  const { rows } = await officeBookings(filter, account, limit + 1).execute(database);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    next: rows.length > limit && last ? `${last.sorted} ${last.id}` : null,
    bookings: page.map(({ id, reference, state, operator, agency, lead, left, total, currency, ...row }) => {
      const { tour, choices, until } = row.selection as HeldSelection;
      return {
        ...{ id, reference, state, operator, agency, lead },
        tour: tour[language],
        from: choices.day as string,
        until,
        email: contacts ? row.email : '',
        travellers: partySize(choices.party),
        createdAt: endSeconds(row.created_at),
        price: amounts ? { amount: total, currency } : null,
        due: amounts ? { amount: left, currency } : null,
      };
    }),
  };
}
