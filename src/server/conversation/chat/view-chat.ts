import { sql } from 'kysely';
import type { ChatEvent, ChatState, ChatView } from '#contract/schemas/chat.ts';
import type { Language } from '#contract/shop.ts';
import { type ChatPrompt, chatState } from '#domain/enquiry/chat.ts';
import { conversationCode } from '../../platform/conversation-code.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ConversationRow, Viewer } from '../access.ts';
import type { ConversationDeps } from '../deps.ts';
import { versionOf } from '../version.ts';

const agentOf = async (database: Database | Transaction, { assigned_to }: Pick<ConversationRow, 'assigned_to'>) =>
  assigned_to === null
    ? null
    : ((await database
        .selectFrom('user_account')
        .select(['id', 'name'])
        .where('id', '=', assigned_to)
        .executeTakeFirst()) ?? null);

const stateOf = ({ assigned_to, chat_ended_at }: ConversationRow) =>
  chatState({ agentId: assigned_to, endedAt: chat_ended_at?.getTime() ?? null });

/** Returns a chat as the visitor's panel stores it. */
export async function chatStateOf(
  { database, settings, offers }: Pick<ConversationDeps, 'database' | 'settings' | 'offers'>,
  row: ConversationRow,
): Promise<ChatState> {
  const { rows } = await sql<{ unread: number; rating: number | null }>`
    select rating, (select count(*)::integer from message where conversation_id = ${row.id} and author <> 'traveller'
      and position > ${row.traveller_read ?? 0}) as unread
    from chat where conversation_id = ${row.id}`.execute(database);
  return {
    conversationId: row.id,
    code: conversationCode(settings.secret, row.id),
    state: stateOf(row),
    agentName: (await agentOf(database, row))?.name ?? null,
    emailKnown: row.email !== null,
    rating: rows[0]?.rating ?? null,
    version: await versionOf({ offers }, row),
    unread: rows[0]?.unread ?? 0,
    position: row.last,
  };
}

/** Returns the chat part of a conversation; also for a chat that has ended. */
export async function viewChat(
  database: Database,
  row: ConversationRow,
  viewer: Viewer,
  language: Language,
): Promise<ChatView> {
  const { rows } = await sql<{
    rating: number | null;
    rating_comment: string | null;
    page: string;
    prompt: ChatPrompt | null;
    tour_id: number | null;
    tour_slug: string;
    tour_name: string;
    operator: string;
    path: string | null;
    object_id: number | null;
    selection: string | null;
  }>`select chat.rating, chat.rating_comment, chat.page, chat.prompt, tour.id as tour_id, tour.slug as tour_slug, tour.name ->> ${language}::text as tour_name,
       operator.name as operator, looking.path, looking.object_id, looking.selection
     from chat left join tour on tour.id = chat.tour_id left join operator_profile profile on profile.id = tour.operator_id
       left join operator on operator.id = profile.operator_id
       left join chat_looking looking on looking.conversation_id = chat.conversation_id and looking.until > now()
     where chat.conversation_id = ${row.id}`.execute(database);
  const chat = rows[0];
  if (!chat) throw new Error(`conversation ${row.id} has no chat`);
  const isStaff = viewer === 'staff';
  const { rows: events } = await sql<ChatEvent>`
    select event.kind, case when event.kind = 'passed' then ${row.operator_name}::text else account.name end as name,
      case when ${isStaff}::boolean then former.name end as "takenFrom", event.position,
      extract(epoch from event.at)::integer as at
    from chat_event event left join user_account account on account.id = event.account_id
      left join user_account former on former.id = event.taken_from
    where event.conversation_id = ${row.id} order by event.id`.execute(database);
  const agent = await agentOf(database, row);
  return {
    state: stateOf(row),
    agentName: agent?.name ?? null,
    emailKnown: row.email !== null,
    rating: chat.rating,
    events,
    staff: isStaff
      ? {
          agentId: agent?.id ?? null,
          ratingComment: chat.rating_comment,
          page: chat.page,
          prompt: chat.prompt,
          tour:
            chat.tour_id === null
              ? null
              : { id: chat.tour_id, slug: chat.tour_slug, name: chat.tour_name, operator: chat.operator },
          looking: chat.path === null ? null : { path: chat.path, objectId: chat.object_id, selection: chat.selection },
        }
      : null,
  };
}
