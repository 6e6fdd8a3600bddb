import type { Database } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import type { ConversationRow } from './access.ts';
import type { ConversationDeps } from './deps.ts';

/** The columns that the version and access control need. */
export type VersionRow = Pick<
  ConversationRow,
  | 'id'
  | 'account_id'
  | 'operator_uuid'
  | 'tour_id'
  | 'last_position'
  | 'traveller_read'
  | 'operator_read'
  | 'chat_version'
  | 'chat_ended_at'
>;

/** Reads only these columns, because this runs for every open page of a conversation whenever it changes. */
export async function readVersionRow(database: Database, id: number): Promise<VersionRow | null> {
  const row = await database
    .selectFrom('conversation')
    .leftJoin('operator_profile as profile', 'profile.id', 'conversation.operator_id')
    .leftJoin('chat', 'chat.conversation_id', 'conversation.id')
    .select(['conversation.id', 'account_id', 'profile.operator_id as operator_uuid', 'conversation.tour_id'])
    .select(['last_position', 'traveller_read', 'operator_read'])
    .select(['chat.version as chat_version', 'chat.ended_at as chat_ended_at'])
    .modifyFront(prepared('conversation-version'))
    .where('conversation.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns a version that changes whenever a message is written or read, or an offer or the chat changes. Offers exist
 * only for conversations about tours.
 */
export const versionOf = async (
  { offers }: Pick<ConversationDeps, 'offers'>,
  { id, account_id, tour_id, last_position, traveller_read, operator_read, chat_version }: VersionRow,
): Promise<string> => {
  const states = tour_id === null ? '' : await offers.states(id, account_id);
  return `${last_position}.${traveller_read ?? 0}.${operator_read ?? 0}.${chat_version ?? 0}.${states}`;
};
