import { type Selectable, sql } from 'kysely';
import type { ConversationView, InboxItem } from '#contract/schemas/conversation.ts';
import type { Language } from '#contract/shop.ts';
import type { MessageAuthor } from '#domain/enquiry/conversation.ts';
import type { Caller } from '../platform/caller.ts';
import { conversationCode } from '../platform/conversation-code.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { ConversationTable } from '../platform/database/tables.ts';
import { readSender } from '../platform/mail/message.ts';
import { operatorLanguage } from '../platform/operator-language.ts';
import type { Refusal } from '../platform/refusal.ts';
import { isSame } from '../platform/secrets.ts';
import type { Settings } from '../platform/settings.ts';

/** A stored conversation, with the data that access control needs. */
export type ConversationRow = Selectable<ConversationTable> & {
  readonly operator_uuid: string | null;
  readonly operator_slug: string | null;
  readonly operator_name: string | null;
  readonly operator_email: string | null;
  readonly operator_languages: string[] | null;
  readonly operator_zone: string | null;
  readonly tour_slug: string | null;
  readonly tour_name: Readonly<Record<Language, string>> | null;
  /** The position of the last message. */
  readonly last: number;
  /** The number of changes of its chat; null when it never was a chat. */
  readonly chat_version: number | null;
  readonly chat_ended_at: Date | null;
};

/** Returns whether a conversation is a chat that has not ended. */
export const isLiveChat = ({
  chat_version,
  chat_ended_at,
}: Pick<ConversationRow, 'chat_version' | 'chat_ended_at'>): boolean => chat_version !== null && chat_ended_at === null;

/** The callback columns of a conversation. */
export type CallRow = Pick<
  ConversationRow,
  'call_day' | 'call_from' | 'call_to' | 'call_at' | 'call_until' | 'call_zone' | 'call_outcome'
>;

/** Returns the callback that a traveller requested; null when there is none. */
export function wantedCall(row: CallRow): InboxItem['call'] {
  const { call_day: day, call_from: from, call_to: to, call_at: at, call_until: until } = row;
  if (!day || !from || !to || !at || !until) return null;
  const [begin, end] = [at.getTime() / 1000, until.getTime() / 1000];
  return { day, from, to, at: begin, until: end, zone: row.call_zone, outcome: row.call_outcome };
}

/**
 * Returns who is notified of a conversation, and in which language: its assignee, else the operator, else our staff.
 */
export async function officeOf(
  trx: Transaction,
  row: ConversationRow,
  { mailFrom }: Pick<Settings, 'mailFrom'>,
): Promise<{ readonly email: string; readonly language: Language }> {
  const assignee = row.assigned_to
    ? await trx.selectFrom('user_account').select('email').where('id', '=', row.assigned_to).executeTakeFirst()
    : null;
  return {
    email: assignee?.email ?? row.operator_email ?? (readSender(mailFrom)?.address as string),
    language: operatorLanguage(row.operator_languages ?? []),
  };
}

/** The role in which a caller reads a conversation. */
export type Viewer = ConversationView['viewer'];

/** What the office side needs a capability for: reading a conversation or answering it. */
export type ConversationNeed = 'read' | 'answer';

/** Opens a conversation for a caller; the answering side needs the capability, `read` by default. */
export type OpenConversation = (
  id: number,
  caller: Caller,
  code: string | null | undefined,
  need?: ConversationNeed,
) => Promise<Opened | Refusal>;

/** A conversation that the caller may access. */
export type Opened = { readonly row: ConversationRow; readonly viewer: Viewer };

/** Reads a conversation; inside a transaction, `lock` prevents concurrent writes. */
export async function readConversation(
  database: Database | Transaction,
  id: number,
  { lock = false } = {},
): Promise<ConversationRow | null> {
  if (lock) await database.selectFrom('conversation').select('id').where('id', '=', id).forUpdate().execute();
  const row = await database
    .selectFrom('conversation')
    .leftJoin('operator_profile as profile', 'profile.id', 'conversation.operator_id')
    .leftJoin('operator', 'operator.id', 'profile.operator_id')
    .leftJoin('tour', 'tour.id', 'conversation.tour_id')
    .leftJoin('chat', 'chat.conversation_id', 'conversation.id')
    .selectAll('conversation')
    .select(['chat.version as chat_version', 'chat.ended_at as chat_ended_at'])
    .select(['profile.operator_id as operator_uuid', 'profile.email as operator_email'])
    .select([
      'profile.languages as operator_languages',
      'profile.time_zone as operator_zone',
      'operator.slug as operator_slug',
      'operator.name as operator_name',
    ])
    .select(['tour.slug as tour_slug', sql<ConversationRow['tour_name']>`tour.name`.as('tour_name')])
    .select(
      sql<number>`coalesce((select max(position) from message where conversation_id = conversation.id), 0)`.as('last'),
    )
    .where('conversation.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the role in which a caller may read a conversation; null when they have no access. The answering side keeps
 * its own role also with a traveller's link, so that they never write in the traveller's name by mistake.
 */
export function viewerOf(
  row: Pick<ConversationRow, 'id' | 'account_id' | 'operator_uuid'>,
  { account }: Caller,
  code: string | null,
  secret: string,
): Viewer | null {
  if (account && row.account_id === account.id) return 'owner';
  if (account?.role === 'staff') return 'staff';
  if (account?.role === 'operator' && account.operatorId && account.operatorId === row.operator_uuid) return 'operator';
  return code !== null && isSame(code, conversationCode(secret, row.id)) ? 'code' : null;
}

/** Returns the author role of a viewer. */
export const authorOf = (viewer: Viewer): MessageAuthor =>
  viewer === 'operator' || viewer === 'staff' ? viewer : 'traveller';
