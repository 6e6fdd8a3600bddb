import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';
import { MESSAGE_LIMIT } from '#domain/enquiry/conversation.ts';
import { replyText } from '#domain/enquiry/reply-text.ts';
import { transaction } from '../platform/database/database.ts';
import { readConversation } from './access.ts';
import type { ConversationDeps } from './deps.ts';
import { readReplyAddress } from './reply-address.ts';
import { markRead, writeMessage } from './write-message.ts';

/** What became of a mail: it is no answer to a conversation, it was taken, or it has to be sent again later. */
export type Received = 'not-ours' | 'taken' | 'later';

/** A name for a message that is the same whenever the same mail comes again. */
function submissionOf(mail: string): string {
  const hex = createHash('sha256').update(mail).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Takes mails that answer to conversations: whoever knows an address of ours writes as the side that it was given to. */
export function createReplyReceiver(deps: Pick<ConversationDeps, 'database' | 'settings' | 'sendMail' | 'limit'>) {
  const { database, settings, limit } = deps;
  return async (recipient: string, source: Buffer): Promise<Received> => {
    const reply = readReplyAddress(settings.secret, recipient);
    const row = reply && (await readConversation(database, reply.id));
    if (!row) return 'not-ours';
    const mail = await PostalMime.parse(source);
    // An answering machine that is answered by one would go on for ever.
    const automatic = mail.headers.find(({ key }) => key === 'auto-submitted')?.value ?? 'no';
    const body = replyText((mail.text ?? '').replaceAll('\0', ''));
    if (automatic.trim().toLowerCase() !== 'no' || body === null) return 'taken';
    if ((await limit('message', `${reply.id} ${reply.side}`, MESSAGE_LIMIT)) > 0) return 'later';
    const author = reply.side === 'traveller' ? 'traveller' : row.operator_id === null ? 'staff' : 'operator';
    const accountId = author === 'traveller' ? row.account_id : row.assigned_to;
    const submission = submissionOf(`${recipient} ${mail.messageId ?? source.toString('base64')}`);
    await transaction(database, async (trx) => {
      const position = await writeMessage(trx, deps, reply.id, { author, accountId, body, submission });
      // Who answers has read what was there then, also when the same mail comes again later.
      await markRead(trx, row, `${reply.side}_read`, position - 1);
    });
    return 'taken';
  };
}
