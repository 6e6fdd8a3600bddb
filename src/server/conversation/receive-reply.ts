import { createHash } from 'node:crypto';
import { ATTACHMENT_LIMIT, MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '#domain/enquiry/attachment.ts';
import { MESSAGE_LIMIT } from '#domain/enquiry/conversation.ts';
import { withoutCardNumbers } from '#domain/text/card-numbers.ts';
import { transaction } from '../platform/database/database.ts';
import { parseMail } from '../platform/mail/parse-mail.ts';
import type { ReadMail } from '../platform/mail/read-mail.ts';
import { readReplyAddress } from '../platform/reply-address.ts';
import { readConversation } from './access.ts';
import { storeAttachment } from './attachments.ts';
import type { ConversationDeps } from './deps.ts';
import { type ReadFile, readAttachment } from './read-attachment.ts';
import { markRead, writeMessage } from './write-message.ts';

/**
 * The result for a received mail: not a reply to a conversation, accepted, to be retried later, or rejected
 * permanently.
 */
export type Received = 'not-ours' | 'taken' | 'later' | 'unreadable';

/** Returns a submission key that is the same whenever the same mail arrives again. */
function submissionOf(mail: string): string {
  const hex = createHash('sha256').update(mail).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const bulk = ['auto_reply', 'bulk', 'junk', 'list'];

/**
 * Returns whether a mail was sent automatically, by RFC 3834 and older conventions; answering it could cause a mail
 * loop.
 */
const isAutomatic = ({ headers }: ReadMail): boolean =>
  headers.some(({ key, value }) => {
    const normalised = value.trim().toLowerCase();
    if (key === 'auto-submitted') return normalised !== 'no';
    return key === 'precedence' ? bulk.includes(normalised) : key === 'x-autoreply' || key === 'x-autorespond';
  });

/** Examines more parts than may be attached, because logos of signatures and other skipped parts often come first. */
const maxInspected = 12;

/**
 * Returns the pictures and documents of a mail up to the attachment limit; tiny pictures are decorations of a
 * signature.
 */
async function filesIn({ attachments }: ReadMail, mayInspect: () => Promise<boolean>): Promise<ReadFile[]> {
  const files: ReadFile[] = [];
  for (const { content, filename } of attachments.slice(0, maxInspected)) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    if (files.length === MAX_ATTACHMENTS || bytes.length > MAX_ATTACHMENT_BYTES || !(await mayInspect())) continue;
    const file = await readAttachment(bytes, filename ?? '');
    if (file && !isDecoration(file)) files.push(file);
  }
  return files;
}

const isDecoration = ({ width, height }: ReadFile): boolean =>
  width !== null && height !== null && (width < 64 || height < 64);

/** Creates the receiver of mail replies: the reply address identifies the conversation and the side that writes. */
export function createReplyReceiver(deps: Pick<ConversationDeps, 'database' | 'settings' | 'sendMail' | 'limit'>) {
  const { database, settings, limit } = deps;
  return async (recipient: string, source: Buffer): Promise<Received> => {
    const reply = readReplyAddress(settings.secret, recipient);
    const row = reply && (await readConversation(database, reply.id));
    if (!row) return 'not-ours';
    const mail = await parseMail(source);
    if (mail === null) return 'unreadable';
    const words = mail.reply;
    if (isAutomatic(mail) || (words === null && mail.attachments.length === 0)) return 'taken';
    const { id, side } = reply;
    // The key uses the parsed id and side, so that the spelling of the recipient address does not matter.
    const submission = submissionOf(`${id} ${side} ${mail.messageId ?? source.toString('base64')}`);
    const before = await database
      .selectFrom('message')
      .select('position')
      .where('conversation_id', '=', id)
      .where('submission', '=', submission)
      .executeTakeFirst();
    if (before) return 'taken';
    if ((await limit('message', `${id} ${side}`, MESSAGE_LIMIT)) > 0) return 'later';
    const files = await filesIn(mail, async () => (await limit('attachment', `${id} ${side}`, ATTACHMENT_LIMIT)) === 0);
    if (words === null && files.length === 0) return 'taken';
    const author = side === 'traveller' ? 'traveller' : row.operator_id === null ? 'staff' : 'operator';
    const accountId = author === 'traveller' ? row.account_id : row.assigned_to;
    await transaction(database, async (trx) => {
      const stored = [];
      for (const file of files) stored.push(await storeAttachment(trx, id, side, file));
      const attachments = stored.filter((one) => one !== null);
      const body = withoutCardNumbers(words ?? '');
      if (body === '' && attachments.length === 0) return;
      const position = await writeMessage(trx, deps, id, { author, accountId, body, attachments, submission });
      if (position === 'attachment-gone') throw new Error('a file is gone that this transaction has written');
      // A reply marks everything before it as read; a duplicate returns its first position, so it marks nothing newer.
      await markRead(trx, row, `${side}_read`, position - 1);
    });
    return 'taken';
  };
}
