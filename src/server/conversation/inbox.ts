import { type RawBuilder, sql } from 'kysely';
import type { InboxView } from '#contract/inbox.ts';
import type { InboxItem } from '#contract/schemas/conversation.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import { OTHER_DATE_SOURCE, searchesMessages } from '#domain/enquiry/conversation.ts';
import type { Account, Caller } from '../platform/caller.ts';
import { type CallRow, wantedCall } from './access.ts';
import type { ConversationDeps } from './deps.ts';

const pageSize = 30;

type Row = Omit<InboxItem, 'tour' | 'call' | 'last' | 'otherDate' | 'snoozedUntil'> &
  CallRow & {
    readonly tour: Readonly<Record<Language, string>> | null;
    readonly other_date: boolean;
    readonly snoozed_until: Date | null;
    readonly last_author: InboxItem['last']['author'];
    readonly body: string;
    readonly last_at: Date;
    readonly cursor: string;
  };

type Counts = { readonly [View in InboxView as `${View}_count`]: number };

/** Restricts the list: operators see their own conversations, staff see all. */
export const ownedBy = ({ role, operatorId }: Account): RawBuilder<unknown> =>
  role === 'staff'
    ? sql`true`
    : sql`conversation.operator_id in (select id from operator_profile where operator_id = ${operatorId}::uuid)`;

/** The text of a message; without text, the names of its files. */
const words = sql`case when body <> '' then body else coalesce((select string_agg(name, ', ' order by sequence)
  from attachment where attachment.conversation_id = message.conversation_id and attachment.position = message.position), '') end`;

const waiting = sql`last_author = 'traveller' and last_position > done_position`;
const resting = sql`coalesce(snoozed_until > now(), false)`;
const unread = sql`traveller_position > coalesce(operator_read, 0)`;
/** A callback without a recorded outcome remains listed for a day after its time. */
const inView = {
  open: sql`${waiting} and not ${resting}`,
  answered: sql`not (${waiting}) and not ${resting}`,
  snoozed: resting,
  calls: sql`call_outcome is null and call_until > now() - interval '1 day'`,
  all: sql`true`,
} as const satisfies Record<InboxView, RawBuilder<unknown>>;

/** Sorts open conversations by waiting time, done ones by the newest, and callbacks by their time. */
const orders = {
  open: { key: sql`last_at`, falling: false },
  calls: { key: sql`call_at`, falling: false },
  snoozed: { key: sql`snoozed_until`, falling: false },
  answered: { key: sql`last_at`, falling: true },
  all: { key: sql`last_at`, falling: true },
} as const satisfies Record<InboxView, { key: RawBuilder<unknown>; falling: boolean }>;

/** Returns whether a text contains a string; LIKE wildcards in it are escaped. */
const contains = (text: RawBuilder<unknown>, q: string) => sql`${text} ilike ${`%${escaped(q)}%`}`;
/** Returns whether a word of a text begins with a string. */
const hasWord = (text: RawBuilder<unknown>, q: string) =>
  sql`(${sql.join(
    ['', '% ', '%-'].map((before) => sql`${text} ilike ${`${before}${escaped(q)}%`}`),
    sql` or `,
  )})`;
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

const person = sql`first_name || ' ' || last_name || ' ' || coalesce(email, '')`;

/** Returns the ids of matching conversations; each part searches one table, so that it can use that table's index. */
function searched(q: string, account: Account): RawBuilder<unknown> {
  const fits = searchesMessages(q) ? contains : hasWord;
  const inMessages =
    account.role === 'staff'
      ? sql`select conversation_id from message where ${contains(sql`body`, q)}`
      : // Operators have few messages, so filter them first instead of searching the index for common words.
        sql`select id from (select conversation.id, body from conversation join message on conversation_id = conversation.id
          where ${ownedBy(account)} offset 0) own where ${contains(sql`body`, q)}`;
  return sql`select id from conversation where ${fits(person, q)}
    ${searchesMessages(q) ? sql`union ${inMessages}` : sql``}
    union select asked.id from conversation asked join tour on tour.id = asked.tour_id
      where ${fits(sql`(tour.name ->> 'en')`, q)} or ${fits(sql`(tour.name ->> 'de')`, q)}`;
}

/** Matches the rows after a cursor. */
function behind(cursor: string | null | undefined, { key, falling }: (typeof orders)[InboxView]) {
  if (!cursor) return sql`true`;
  const [micros, id] = cursor.split('.') as [string, string];
  const place = sql`('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`;
  return falling ? sql`(${key}, conversation.id) < ${place}` : sql`(${key}, conversation.id) > ${place}`;
}

/** Creates the endpoint that lists the office's conversations. */
export function createInboxCalls({ database }: Pick<ConversationDeps, 'database'>) {
  return {
    async listInbox({ view, mine, q, after }: ParsedOf<'listInbox'>, caller: Caller): Promise<AnswerOf<'listInbox'>> {
      const account = caller.account as Account;
      const wanted = sql`${ownedBy(account)} and ${q === '' ? sql`true` : sql`conversation.id in (select id from found)`}
        and ${mine === '1' ? sql`assigned_to = ${account.id}::uuid` : sql`true`}`;
      const order = orders[view];
      const direction = order.falling ? sql`desc` : sql`asc`;
      // Searches once for both the counts and the list. The page is selected from one table; other data is read for
      // those rows only.
      const { rows } = await sql<Counts & (Row | { readonly id: null })>`
        with found as (${q === '' ? sql`select null::bigint as id where false` : searched(q, account)}),
        counted as (
          select count(*) filter (where ${inView.open})::integer as open_count, count(*) filter (where ${inView.answered})::integer as answered_count,
            count(*) filter (where ${inView.snoozed})::integer as snoozed_count, count(*) filter (where ${inView.calls})::integer as calls_count,
            count(*)::integer as all_count
          from conversation where ${wanted}),
        page as (
          select conversation.*, (extract(epoch from ${order.key}) * 1000000)::bigint || '.' || conversation.id as cursor
          from conversation where ${wanted} and ${inView[view]} and ${behind(after, order)}
          order by ${order.key} ${direction}, conversation.id ${direction} limit ${pageSize + 1})
        select counted.*, conversation.id, kind, trim(first_name || ' ' || last_name) as traveller, tour.name as tour, operator.name as operator,
          language, assignee.name as assignee, source = ${OTHER_DATE_SOURCE} as other_date, snoozed_until, call_day, call_from, call_to, call_at, call_until, call_zone,
          call_outcome, last_author, last_at, cursor,
          (select left(${words}, 240) from message where conversation_id = conversation.id and position = last_position) as body,
          (select count(*)::integer from message where conversation_id = conversation.id
            and author = 'traveller' and position > coalesce(operator_read, 0)) as unread
        from counted left join page conversation on true left join operator_profile profile on profile.id = conversation.operator_id
          left join operator on operator.id = profile.operator_id left join tour on tour.id = conversation.tour_id
          left join user_account assignee on assignee.id = assigned_to
        order by ${order.key} ${direction}, conversation.id ${direction}`.execute(database);
      // An empty list still has counts: one row without a conversation.
      const listed = rows.filter((row): row is Counts & Row => row.id !== null);
      const numbers = rows[0] as Counts;
      const page = listed.slice(0, pageSize);
      return {
        items: page.map((row) => ({
          id: row.id,
          kind: row.kind,
          traveller: row.traveller,
          tour: row.tour?.[caller.language] ?? null,
          operator: row.operator,
          language: row.language,
          unread: row.unread,
          assignee: row.assignee,
          otherDate: row.other_date,
          snoozedUntil: row.snoozed_until ? Math.floor(row.snoozed_until.getTime() / 1000) : null,
          call: wantedCall(row),
          last: { author: row.last_author, body: row.body ?? '', at: Math.floor(row.last_at.getTime() / 1000) },
        })),
        counts: {
          open: numbers.open_count,
          answered: numbers.answered_count,
          snoozed: numbers.snoozed_count,
          calls: numbers.calls_count,
          all: numbers.all_count,
        },
        next: listed.length > pageSize ? (page.at(-1)?.cursor ?? null) : null,
      };
    },

    async countInbox(_: ParsedOf<'countInbox'>, caller: Caller): Promise<AnswerOf<'countInbox'>> {
      const { rows } = await sql<AnswerOf<'countInbox'>>`
        select count(*) filter (where ${unread} and not ${resting})::integer as unread,
          coalesce(max(last_at)::text, '') || ' ' || coalesce(sum(last_position), 0) as version
        from conversation where ${ownedBy(caller.account as Account)}`.execute(database);
      return rows[0] as AnswerOf<'countInbox'>;
    },
  };
}
