import { type RawBuilder, sql } from 'kysely';
import type { InboxItem } from '#contract/schemas/conversation.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import type { Account, Caller } from '../platform/caller.ts';
import type { ConversationDeps } from './deps.ts';

const pageSize = 30;

type Row = Omit<InboxItem, 'tour' | 'call' | 'last' | 'snoozedUntil'> & {
  readonly tour: Readonly<Record<Language, string>> | null;
  readonly call_day: string | null;
  readonly call_from: string | null;
  readonly call_to: string | null;
  readonly snoozed_until: Date | null;
  readonly author: InboxItem['last']['author'];
  readonly body: string;
  readonly at: Date;
};

/** Which conversations are whose: an operator has its own, staff have all. */
const ownedBy = ({ role, operatorId }: Account) =>
  sql`(${role === 'staff'} or profile.operator_id = ${operatorId}::uuid)`;

/** What a message says; one without words, the names of its files. */
const lastWords = sql`case when body <> '' then body else coalesce((select string_agg(name, ', ' order by sequence)
  from attachment where attachment.conversation_id = message.conversation_id and attachment.position = message.position), '') end`;

/** Who wrote last, and what nobody on the operator's side has read. */
const stand = sql`
  join lateral (select author, ${lastWords} as body, at from message where conversation_id = conversation.id order by position desc limit 1) last on true
  cross join lateral (select count(*)::integer as unread from message where conversation_id = conversation.id
    and author = 'traveller' and position > coalesce(conversation.operator_read, 0)) unread`;

const resting = sql`coalesce(snoozed_until > now(), false)`;
/** Call-backs stay listed for the day on which they were wanted, wherever that day ends last. */
const inView = {
  open: sql`last.author = 'traveller' and not ${resting}`,
  answered: sql`last.author <> 'traveller' and not ${resting}`,
  snoozed: resting,
  calls: sql`call_day >= (now() at time zone 'UTC')::date - 1`,
  all: sql`true`,
} as const satisfies Record<string, RawBuilder<unknown>>;

/** What somebody searches for, so that none of its signs means anything to the database. */
const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const searched = (q: string) =>
  q === ''
    ? sql`true`
    : sql`(first_name || ' ' || last_name ilike ${pattern(q)} or conversation.email ilike ${pattern(q)}
        or tour.name ->> 'en' ilike ${pattern(q)} or tour.name ->> 'de' ilike ${pattern(q)}
        or exists (select from message where conversation_id = conversation.id and message.body ilike ${pattern(q)}))`;

const from = sql`from conversation left join operator_profile profile on profile.id = conversation.operator_id
  left join operator on operator.id = profile.operator_id left join tour on tour.id = conversation.tour_id
  left join user_account assignee on assignee.id = assigned_to ${stand}`;

/** The office's list of conversations. */
export function createInboxCalls({ database }: Pick<ConversationDeps, 'database'>) {
  return {
    async listInbox({ view, mine, q, page }: ParsedOf<'listInbox'>, caller: Caller): Promise<AnswerOf<'listInbox'>> {
      const account = caller.account as Account;
      const wanted = sql`${ownedBy(account)} and ${searched(q)} and ${mine === '1' ? sql`assigned_to = ${account.id}::uuid` : sql`true`}`;
      const { rows: counted } = await sql<AnswerOf<'listInbox'>['counts']>`
        select count(*) filter (where ${inView.open})::integer as open, count(*) filter (where ${inView.answered})::integer as answered,
          count(*) filter (where ${inView.snoozed})::integer as snoozed, count(*) filter (where ${inView.calls})::integer as calls,
          count(*)::integer as all
        ${from} where ${wanted}`.execute(database);
      const counts = counted[0] as AnswerOf<'listInbox'>['counts'];
      // Who waits longest comes first; of what is done, the newest; calls in the order in which they are made.
      const order = {
        open: sql`last.at`,
        calls: sql`call_day, call_from`,
        snoozed: sql`snoozed_until`,
        answered: sql`last.at desc`,
        all: sql`last.at desc`,
      }[view];
      const { rows } = await sql<Row>`
        select conversation.id, kind, trim(first_name || ' ' || last_name) as traveller, tour.name as tour, operator.name as operator,
          language, unread, assignee.name as assignee, snoozed_until, call_day, call_from, call_to, last.author, left(last.body, 240) as body, last.at
        ${from} where ${wanted} and ${inView[view]} order by ${order}, conversation.id
        limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(database);
      return {
        items: rows.map(({ tour, call_day, call_from, call_to, snoozed_until, author, body, at, ...row }) => ({
          ...row,
          tour: tour?.[caller.language] ?? null,
          snoozedUntil: snoozed_until ? Math.floor(snoozed_until.getTime() / 1000) : null,
          call: call_day && call_from && call_to ? { day: call_day, from: call_from, to: call_to } : null,
          last: { author, body, at: Math.floor(at.getTime() / 1000) },
        })),
        counts,
        page,
        pages: Math.max(1, Math.ceil(counts[view] / pageSize)),
      };
    },

    async countInbox(_: ParsedOf<'countInbox'>, caller: Caller): Promise<AnswerOf<'countInbox'>> {
      const { rows } = await sql<{ unread: number }>`select count(*)::integer as unread ${from}
        where ${ownedBy(caller.account as Account)} and unread > 0 and not ${resting}`.execute(database);
      return { unread: rows[0]?.unread ?? 0 };
    },
  };
}
