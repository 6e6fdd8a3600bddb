import { sql } from 'kysely';
import type { QueuedChat } from '#contract/schemas/chat.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { chatState, takeChat, waitsSince } from '#domain/enquiry/chat.ts';
import { presetsWith } from '#domain/office/capabilities.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { hasCapability } from '../../platform/capability.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type ConversationRow, isLiveChat, readConversation } from '../access.ts';
import type { ConversationDeps } from '../deps.ts';
import { mailOther } from '../write-message.ts';
import { closeChat, giveChat } from './change-chat.ts';
import { readQueueVersion } from './queue-news.ts';
import { readLines } from './transcript.ts';

/** More chats than the staff have at once. */
const maxChats = 500;

const done = { status: 'OK' } as const;
const invalid = (path: string, code: string) => new Refusal(422, 'invalid', { problems: [{ path, code }] });

type Row = Omit<QueuedChat, 'state' | 'agent' | 'looking' | 'since' | 'waitingMs' | 'endedAt'> & {
  readonly assigned_to: string | null;
  readonly agent_name: string | null;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly late_at: Date | null;
  readonly last_at: Date;
  readonly path: string | null;
  readonly object_id: number | null;
  readonly selection: string | null;
};

function queued(row: Row, now: number): QueuedChat {
  const { assigned_to, agent_name, started_at, ended_at, late_at, last_at, path, object_id, selection, ...shown } = row;
  const chat = {
    agentId: assigned_to,
    startedAt: started_at.getTime(),
    endedAt: ended_at?.getTime() ?? null,
    lateAt: late_at?.getTime() ?? null,
    lastAuthor: row.lastAuthor,
    lastAt: last_at.getTime(),
  };
  const waiting = waitsSince(chat);
  return {
    ...shown,
    state: chatState(chat),
    since: Math.floor(chat.startedAt / 1000),
    waitingMs: waiting === null ? null : Math.max(0, now - waiting),
    agent: assigned_to === null ? null : { id: assigned_to, name: agent_name ?? '' },
    looking: path === null ? null : { path, objectId: object_id, selection },
    endedAt: chat.endedAt === null ? null : Math.floor(chat.endedAt / 1000),
  };
}

/** Creates the staff's chat endpoints: the queue, assignments and transfers. */
export function createChatOfficeCalls(deps: ConversationDeps) {
  const { database } = deps;

  /** Changes a live chat while its conversation is locked. */
  const change = <Outcome>(
    id: number,
    then: (trx: Transaction, row: ConversationRow) => Promise<Outcome | Refusal>,
  ): Promise<Outcome | Refusal> =>
    transaction(database, async (trx) => {
      const row = await readConversation(trx, id, { lock: true });
      if (!row || row.chat_version === null) return new Refusal(404, 'not-found');
      return isLiveChat(row) ? then(trx, row) : new Refusal(409, 'chat-ended');
    });

  /** Passes a chat to the operator of its tour; from then on it is an ordinary conversation of the operator. */
  async function pass(trx: Transaction, before: ConversationRow, { id: accountId }: Account) {
    const { rows } = await sql<{ tour_id: number }>`
      update conversation set tour_id = tour.id, operator_id = tour.operator_id, assigned_to = null
      from chat join tour on tour.id = chat.tour_id
      where chat.conversation_id = conversation.id and conversation.id = ${before.id} returning tour.id as tour_id`.execute(
      trx,
    );
    if (rows.length === 0) return invalid('to', 'chat-no-operator');
    await closeChat(trx, before, { kind: 'passed', accountId });
    const row = (await readConversation(trx, before.id)) as ConversationRow;
    const lines = await readLines(trx, row);
    const body = lines.map(
      ({ author, name, body: text }) => `${name ?? (author === 'traveller' ? '' : 'Waymark')}: ${text}`,
    );
    await mailOther(trx, deps, row, {
      author: 'traveller',
      accountId: null,
      body: body.join('\n'),
      attachments: [],
      position: row.last,
      offer: null,
    });
    return done;
  }

  return {
    async listChats(_: ParsedOf<'listChats'>, caller: Caller): Promise<AnswerOf<'listChats'>> {
      const me = caller.account as Account;
      // Reads the version first, so that a change during this request triggers another load.
      const version = await readQueueVersion(database);
      const { rows: staff } = await sql<AnswerOf<'listChats'>['staff'][number]>`
        select id, name, exists (select from chat_presence where account_id = user_account.id and until > now()) as available
        from user_account where role = 'staff' and preset = any(${presetsWith('staff', 'conversations.answer')}) order by name limit 200`.execute(
        database,
      );
      const { rows } = await sql<Row & { readonly now: Date }>`
        select conversation.id as "conversationId", trim(first_name || ' ' || last_name) as traveller, conversation.language,
          tour.name ->> ${caller.language}::text as tour, chat.page, chat.prompt, last_author as "lastAuthor", last_at, started_at, ended_at, late_at,
          assigned_to, agent.name as agent_name, looking.path, looking.object_id, looking.selection, conversation.email is not null as "emailKnown",
          chat.rating, now() as now,
          coalesce((select left(body, 240) from message where conversation_id = conversation.id and position = last_position), '') as preview,
          (select count(*)::integer from message where conversation_id = conversation.id and author = 'traveller'
            and position > coalesce(operator_read, 0)) as unread
        from chat join conversation on conversation.id = chat.conversation_id left join tour on tour.id = chat.tour_id
          left join user_account agent on agent.id = assigned_to
          left join chat_looking looking on looking.conversation_id = chat.conversation_id and looking.until > now()
        where ended_at is null or ended_at > now() - interval '1 day'
        order by ended_at desc nulls first, started_at limit ${maxChats}`.execute(database);
      const chats = rows.map(({ now, ...row }) => queued(row, now.getTime()));
      const among = (state: QueuedChat['state'], isMine?: boolean) =>
        chats.filter((chat) => chat.state === state && (isMine === undefined || (chat.agent?.id === me.id) === isMine));
      return {
        version,
        available: staff.some(({ id, available }) => id === me.id && available),
        staff,
        waiting: among('waiting'),
        mine: among('taken', true),
        others: among('taken', false),
        ended: among('ended'),
      };
    },

    takeChat({ conversationId, force }: ParsedOf<'takeChat'>, caller: Caller): Promise<AnswerOf<'takeChat'> | Refusal> {
      const { id } = caller.account as Account;
      return change(conversationId, async (trx, row) => {
        const outcome = takeChat({ agentId: row.assigned_to, endedAt: null }, id, force);
        if (outcome === 'another') return new Refusal(409, 'chat-taken');
        if (outcome === 'taken') await giveChat(trx, row, id);
        return done;
      });
    },

    transferChat(
      { conversationId, to }: ParsedOf<'transferChat'>,
      caller: Caller,
    ): Promise<AnswerOf<'transferChat'> | Refusal> {
      return change(conversationId, async (trx, row) => {
        if ('operatorId' in to) return pass(trx, row, caller.account as Account);
        if (to.staffId === row.assigned_to) return done;
        const colleague = await trx
          .selectFrom('user_account')
          .select(['role', 'preset'])
          .where('id', '=', to.staffId)
          .where('role', '=', 'staff')
          .executeTakeFirst();
        if (!hasCapability(colleague ?? null, 'conversations.answer')) return invalid('to.staffId', 'not-selected');
        await giveChat(trx, row, to.staffId);
        return done;
      });
    },
  };
}
