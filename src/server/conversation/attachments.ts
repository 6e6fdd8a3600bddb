import { sql } from 'kysely';
import type { AttachmentView } from '#contract/schemas/conversation.ts';
import { MAX_CONVERSATION_BYTES } from '#domain/enquiry/attachment.ts';
import type { Side } from '#domain/enquiry/conversation.ts';
import { conversationCode } from '../platform/conversation-code.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { Viewer } from './access.ts';
import type { ConversationDeps } from './deps.ts';
import type { ReadFile } from './read-attachment.ts';

/** Returns the address of a file; a viewer with a link needs its code here, too. */
const addressOf = (secret: string, conversationId: number, id: string, viewer: Viewer): string =>
  `/api/conversations/${conversationId}/attachments/${id}${viewer === 'code' ? `?code=${conversationCode(secret, conversationId)}` : ''}`;

type Row = Omit<AttachmentView, 'url'> & { readonly position: number | null };

const described = (id: number) =>
  sql<Row>`select id, position, name, type, octet_length(content) as size, width, height from attachment where conversation_id = ${id}`;

/** Stores a file for the next message of a side; null when the conversation has reached its limit. */
export async function storeAttachment(
  trx: Transaction,
  id: number,
  side: Side,
  { name, type, content, width, height, preview }: ReadFile,
): Promise<string | null> {
  // Serialises concurrent uploads, so that two together cannot exceed the limit.
  await trx.selectFrom('conversation').select('id').where('id', '=', id).forUpdate().execute();
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(content)), 0)::float8 as bytes from attachment where conversation_id = ${id}`.execute(
    trx,
  );
  if ((rows[0]?.bytes ?? 0) + content.length > MAX_CONVERSATION_BYTES) return null;
  const row = await trx
    .insertInto('attachment')
    .values({ conversation_id: id, side, name, type, content, width, height, preview })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Returns the unsent files of a side with these ids, in the order of the ids. */
export async function readUnsent(
  trx: Transaction,
  id: number,
  side: Side,
  ids: readonly string[],
): Promise<readonly Row[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`${described(id)} and side = ${side} and position is null and id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], id) for update`.execute(trx);
  return rows;
}

/** Attaches files to a message. */
export async function attachToMessage(
  trx: Transaction,
  id: number,
  position: number,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0)
    await sql`update attachment set position = ${position}, sequence = array_position(${ids}::uuid[], id)
      where conversation_id = ${id} and id = any(${ids}::uuid[])`.execute(trx);
}

/** Returns all files that were sent, by the position of their message, for a viewer. */
export async function readSent(
  { database, settings }: Pick<ConversationDeps, 'database' | 'settings'>,
  id: number,
  viewer: Viewer,
): Promise<ReadonlyMap<number, AttachmentView[]>> {
  const { rows } = await sql<Row>`${described(id)} and position is not null order by position, sequence`.execute(
    database,
  );
  const sent = new Map<number, AttachmentView[]>();
  for (const { position, ...file } of rows) {
    const url = addressOf(settings.secret, id, file.id, viewer);
    sent.set(position as number, [...(sent.get(position as number) ?? []), { ...file, url }]);
  }
  return sent;
}

/** Returns an uploaded file as its viewer sees it. */
export const viewStored = (
  secret: string,
  conversationId: number,
  id: string,
  { name, type, content, width, height }: ReadFile,
  viewer: Viewer,
): AttachmentView => ({
  id,
  name,
  type,
  size: content.length,
  width,
  height,
  url: addressOf(secret, conversationId, id, viewer),
});

/**
 * Returns a file with its bytes or its preview; null when the side may not see it. Unsent files are visible to their
 * own side only.
 */
export async function readContent(
  database: Database,
  { conversationId, id, side, preview }: { conversationId: number; id: string; side: Side; preview: boolean },
): Promise<{ readonly name: string; readonly type: string; readonly content: Buffer } | null> {
  const row = await database
    .selectFrom('attachment')
    .select(['name', 'type', preview ? 'preview as content' : 'content'])
    .where('id', '=', id)
    .where('conversation_id', '=', conversationId)
    .where((file) => file.or([file('position', 'is not', null), file('side', '=', side)]))
    .executeTakeFirst();
  if (!row?.content) return null;
  return { name: row.name, type: preview ? 'image/webp' : row.type, content: row.content };
}
