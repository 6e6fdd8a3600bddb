import { sql } from 'kysely';
import { z } from 'zod';
import { type Chat, isIdle, isLate, isMailDue } from '#domain/enquiry/chat.ts';
import { transaction } from '../../platform/database/database.ts';
import { forEachItem } from '../../platform/jobs/for-each-item.ts';
import { type Job, type JobKind, job } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log.ts';
import { readConversation } from '../access.ts';
import type { ConversationDeps } from '../deps.ts';
import { mailOther } from '../write-message.ts';
import { closeChat, noteEvent } from './change-chat.ts';

/** Processes chats that were not taken, became idle, or whose visitor left. */
export const tendChats: JobKind = {
  name: 'tend-chats',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '* * * * *',
};

type TendDeps = Pick<ConversationDeps, 'database' | 'settings' | 'sendMail'> & { readonly log: Log };

type ChatRow = {
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly late_at: Date | null;
};

type Written = {
  readonly position: number;
  readonly author: 'traveller' | 'operator' | 'staff';
  readonly account_id: string | null;
  readonly body: string;
  readonly at: Date;
  readonly files: string[];
};

/**
 * Matches unmailed messages: later messages are mailed at once, so these were written before the chat ended or before
 * the visitor left an address.
 */
const unmailed = sql`position > chat.mailed_position and (chat.ended_at is null or message.at <= chat.ended_at
  or position <= (select max(event.position) from chat_event event where event.conversation_id = chat.conversation_id and kind = 'email'))`;

/** The number of actions of each kind. */
export type Tended = { late: number; ended: number; mailed: number };

/** Processes every live chat, and ended ones with unread messages; it is idempotent. */
export async function tendDueChats(deps: TendDeps, now: Date, signal?: AbortSignal): Promise<Tended> {
  const { database } = deps;
  const tended: Tended = { late: 0, ended: 0, mailed: 0 };
  await sql`delete from chat_presence where until < ${now}`.execute(database);
  await sql`delete from chat_looking where until < ${now}`.execute(database);
  const { rows } = await sql<{ id: number }>`
    select conversation_id as id from chat join conversation on conversation.id = conversation_id
    where ended_at is null or (ended_at > ${now}::timestamptz - interval '1 day' and email is not null
      and exists (select from message where message.conversation_id = chat.conversation_id
        and author <> 'traveller' and position > coalesce(traveller_read, 0) and ${unmailed}))
    order by started_at`.execute(database);
  const tending = {
    name: ({ id }: { id: number }) => ({ conversationId: id }),
    failure: 'a chat could not be looked after',
  };
  await forEachItem(rows, { ...tending, log: deps.log, signal }, ({ id }) => tend(deps, id, now, tended));
  return tended;
}

/** Processes one chat in a transaction. */
function tend({ database, ...deps }: TendDeps, id: number, now: Date, tended: Tended): Promise<void> {
  return transaction(database, async (trx) => {
    const row = await readConversation(trx, id, { lock: true });
    if (!row) return;
    const { rows } = await sql<ChatRow & { present: boolean }>`
      select started_at, ended_at, late_at, exists (select from chat_presence where until > ${now}) as present
      from chat where conversation_id = ${id}`.execute(trx);
    const { present, ...chatRow } = rows[0] as ChatRow & { present: boolean };
    const chat: Chat = {
      agentId: row.assigned_to,
      startedAt: chatRow.started_at.getTime(),
      endedAt: chatRow.ended_at?.getTime() ?? null,
      lateAt: chatRow.late_at?.getTime() ?? null,
      lastAuthor: row.last_author,
      lastAt: row.last_at.getTime(),
    };
    const { rows: written } = await sql<Written>`
      select position, author, account_id, body, at, array(select name from attachment
        where attachment.conversation_id = ${id} and attachment.position = message.position order by sequence) as files
      from message join chat on chat.conversation_id = message.conversation_id where message.conversation_id = ${id}
        and case when author = 'traveller' then position > ${row.operator_read ?? 0}::integer
          else position > ${row.traveller_read ?? 0}::integer and ${unmailed} end
      order by position`.execute(trx);
    const mail = async (messages: readonly Written[]): Promise<void> => {
      const last = messages.at(-1);
      if (!last) return;
      await mailOther(trx, deps, row, {
        author: last.author,
        accountId: last.account_id,
        body: messages
          .map(({ body }) => body)
          .filter(Boolean)
          .join('\n\n'),
        attachments: messages.flatMap(({ files }) => files),
        position: last.position,
        offer: null,
      });
    };
    const unread = written.filter(({ author }) => author !== 'traveller');
    const [oldest] = unread;
    if (row.email !== null && oldest && isMailDue(oldest.at.getTime(), now.getTime())) {
      await mail(unread);
      await trx
        .updateTable('chat')
        .set({ mailed_position: (unread.at(-1) as Written).position })
        .where('conversation_id', '=', id)
        .execute();
      tended.mailed += 1;
    }
    if (isIdle(chat, now.getTime())) {
      await closeChat(trx, row, { kind: 'ended', accountId: null });
      tended.ended += 1;
    } else if (isLate(chat, present, now.getTime())) {
      await noteEvent(trx, row, { kind: 'late' });
      await trx.updateTable('chat').set({ late_at: now }).where('conversation_id', '=', id).execute();
      await mail(written.filter(({ author }) => author === 'traveller'));
      tended.late += 1;
    }
  });
}

/** Creates the job; it uses the clock of the database, which all processes share. */
export function createChatJob(deps: TendDeps): Job {
  return job(tendChats, async (_data, signal) => {
    const { rows } = await sql<{ now: Date }>`select now()`.execute(deps.database);
    const tended = await tendDueChats(deps, (rows[0] as { now: Date }).now, signal);
    if (tended.late + tended.ended + tended.mailed > 0) deps.log.info(tended, 'chats tended');
  });
}
