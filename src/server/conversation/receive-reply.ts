import { createHash } from 'node:crypto';
import type { Email } from 'postal-mime';
import { ATTACHMENT_LIMIT, LARGEST_ATTACHMENT, MOST_ATTACHMENTS } from '#domain/enquiry/attachment.ts';
import { MESSAGE_LIMIT } from '#domain/enquiry/conversation.ts';
import { replyText } from '#domain/enquiry/reply-text.ts';
import { transaction } from '../platform/database/database.ts';
import { parseMail } from '../platform/mail/parse-mail.ts';
import { readConversation } from './access.ts';
import { storeAttachment } from './attachments.ts';
import type { ConversationDeps } from './deps.ts';
import { htmlText } from './html-text.ts';
import { type ReadFile, readAttachment } from './read-attachment.ts';
import { readReplyAddress } from './reply-address.ts';
import { markRead, writeMessage } from './write-message.ts';

/** What became of a mail: it is no answer to a conversation, it was taken, it has to be sent again later, or it never will be taken. */
export type Received = 'not-ours' | 'taken' | 'later' | 'unreadable';

/** A name for a message that is the same whenever the same mail comes again. */
function submissionOf(mail: string): string {
  const hex = createHash('sha256').update(mail).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What somebody wrote; programs that send HTML alone, or an empty text beside it, are read as well. */
const writtenIn = ({ text = '', html }: Email): string | null =>
  replyText((text.trim() === '' && html ? htmlText(html) : text).replaceAll('\0', ''));

const bulk = ['auto_reply', 'bulk', 'junk', 'list'];

/** Whether a machine wrote a mail, by RFC 3834 and by older habits: one that is answered by another would go on for ever. */
const isAutomatic = ({ headers }: Email): boolean =>
  headers.some(({ key, value }) => {
    const said = value.trim().toLowerCase();
    if (key === 'auto-submitted') return said !== 'no';
    return key === 'precedence' ? bulk.includes(said) : key === 'x-autoreply' || key === 'x-autorespond';
  });

/** More than are taken are looked at, since logos of signatures and other things that are not taken come first. */
const mostLookedAt = 12;

/** The pictures and documents of a mail that can be taken, as long as another may be. What is tiny is the decoration of a signature. */
async function filesIn({ attachments }: Email, mayLook: () => Promise<boolean>): Promise<ReadFile[]> {
  const files: ReadFile[] = [];
  for (const { content, filename } of attachments.slice(0, mostLookedAt)) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    if (files.length === MOST_ATTACHMENTS || bytes.length > LARGEST_ATTACHMENT || !(await mayLook())) continue;
    const file = await readAttachment(bytes, filename ?? '');
    if (file && !isDecoration(file)) files.push(file);
  }
  return files;
}

const isDecoration = ({ width, height }: ReadFile): boolean =>
  width !== null && height !== null && (width < 64 || height < 64);

/** Takes mails that answer to conversations: whoever knows an address of ours writes as the side that it was given to. */
export function createReplyReceiver(deps: Pick<ConversationDeps, 'database' | 'settings' | 'sendMail' | 'limit'>) {
  const { database, settings, limit } = deps;
  return async (recipient: string, source: Buffer): Promise<Received> => {
    const reply = readReplyAddress(settings.secret, recipient);
    const row = reply && (await readConversation(database, reply.id));
    if (!row) return 'not-ours';
    const mail = await parseMail(source);
    if (mail === null) return 'unreadable';
    const words = writtenIn(mail);
    if (isAutomatic(mail) || (words === null && mail.attachments.length === 0)) return 'taken';
    const { id, side } = reply;
    // By whose address it is, however that is spelled.
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
      const body = words ?? '';
      if (body === '' && attachments.length === 0) return;
      const position = await writeMessage(trx, deps, id, { author, accountId, body, attachments, submission });
      if (position === 'attachment-gone') throw new Error('a file is gone that this transaction has written');
      // Who answers has read what was there then, also when the same mail comes again later.
      await markRead(trx, row, `${side}_read`, position - 1);
    });
    return 'taken';
  };
}
