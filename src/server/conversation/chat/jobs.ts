import { sql } from 'kysely';
import { z } from 'zod';
import { type Chat, isIdle, isLate, isMailDue } from '#domain/enquiry/chat.ts';
import { transaction } from '../../platform/database/database.ts';
import { type Job, type JobKind, job } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log.ts';
import { readConversation } from '../access.ts';
import type { ConversationDeps } from '../deps.ts';
import { mailOther } from '../write-message.ts';
import { closeChat, noteEvent } from './change-chat.ts';

/** Sees to chats that nobody takes, that went silent, or whose visitor is gone. */
export const tendChats: JobKind = {
  name: 'tend-chats',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '* * * * *',
};

type TendDeps = Pick<ConversationDeps, 'database' | 'settings' | 'sendMail'>;

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
 * A message that was not mailed. What is written after the end is mailed at once, so what is left is what came before it, or before an
 * address was left.
 */
const unmailed = sql`position > chat.mailed_position and (chat.ended_at is null or message.at <= chat.ended_at
  or position <= (select max(event.position) from chat_event event where event.conversation_id = chat.conversation_id and kind = 'email'))`;

/** What was done. */
export type Tended = { late: number; ended: number; mailed: number };

/** Looks after every chat that lives, and after those that ended with something unread. To do it twice is the same as once. */
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
  for (const { id } of rows) {
    if (signal?.aborted) break;
    await tend(deps, id, now, tended);
  }
  return tended;
}

/** Does for one chat what is due, all or nothing. */
function tend({ database, ...deps }: TendDeps, id: number, now: Date, tended: Tended): Promise<void> {
  return transaction(database, async (trx) => {
    const row = await readConversation(trx, id, { lock: true });
    if (!row) return;
    const { rows } = await sql<ChatRow & { present: boolean }>`
      select started_at, ended_at, late_at, exists (select from chat_presence where until > ${now}) as present
      from chat where conversation_id = ${id}`.execute(trx);
    const { present, ...kept } = rows[0] as ChatRow & { present: boolean };
    const chat: Chat = {
      agentId: row.assigned_to,
      startedAt: kept.started_at.getTime(),
      endedAt: kept.ended_at?.getTime() ?? null,
      lateAt: kept.late_at?.getTime() ?? null,
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

/** The job that does so, by the clock of the database, which all processes share. */
export function createChatJob(deps: TendDeps & { readonly log: Log }): Job {
  return job(tendChats, async (_data, signal) => {
    const { rows } = await sql<{ now: Date }>`select now()`.execute(deps.database);
    const tended = await tendDueChats(deps, (rows[0] as { now: Date }).now, signal);
    if (tended.late + tended.ended + tended.mailed > 0) deps.log.info(tended, 'chats tended');
  });
}
