import { sql } from 'kysely';
import type { OfferView } from '#contract/schemas/conversation.ts';
import { type MessageAuthor, sideOf } from '#domain/enquiry/conversation.ts';
import { conversationCode } from '../platform/conversation-code.ts';
import type { Transaction } from '../platform/database/database.ts';
import { pageAddress } from '../platform/page-address.ts';
import { replyAddress } from '../platform/reply-address.ts';
import { type ConversationRow, isLiveChat, officeOf, readConversation } from './access.ts';
import { attachToMessage, readUnsent } from './attachments.ts';
import { giveChat } from './chat/change-chat.ts';
import type { ConversationDeps } from './deps.ts';

/** A message to be written. */
export type NewMessage = {
  readonly author: MessageAuthor;
  readonly accountId: string | null;
  /** May be empty only when files are attached. */
  readonly body: string;
  /** The ids of files that this side has uploaded and not sent yet. */
  readonly attachments: readonly string[];
  readonly submission: string | null;
  /** Stores the offer of the message and returns it as the traveller sees it. */
  readonly makeOffer?: (position: number) => Promise<OfferView | null>;
};

/**
 * Writes a message and mails the other side, except in a live chat. It is idempotent per submission, and writes nothing
 * when one of its files is missing.
 */
export async function writeMessage(
  trx: Transaction,
  deps: Pick<ConversationDeps, 'settings' | 'sendMail'>,
  id: number,
  { author, accountId, body, attachments, submission, makeOffer }: NewMessage,
): Promise<number | 'attachment-gone'> {
  // Locks the conversation, so that concurrent messages get different positions.
  const row = (await readConversation(trx, id, { lock: true })) as ConversationRow;
  if (submission !== null) {
    const before = await trx
      .selectFrom('message')
      .select('position')
      .where('conversation_id', '=', id)
      .where('submission', '=', submission)
      .executeTakeFirst();
    if (before) return before.position;
  }
  const side = sideOf(author);
  const files = await readUnsent(trx, id, side, attachments);
  if (files.length < new Set(attachments).size) return 'attachment-gone';
  const position = row.last + 1;
  await trx
    .insertInto('message')
    .values({ conversation_id: id, position, author, account_id: accountId, body, submission })
    .execute();
  await attachToMessage(trx, id, position, attachments);
  // A snoozed conversation reopens when the traveller writes.
  if (author === 'traveller' && row.snoozed_until)
    await trx.updateTable('conversation').set({ snoozed_until: null }).where('id', '=', id).execute();
  // A staff member who answers an unassigned chat becomes its assignee, wherever they answer.
  if (isLiveChat(row) && author === 'staff' && accountId !== null && row.assigned_to === null)
    await giveChat(trx, row, accountId);
  const offer = (await makeOffer?.(position)) ?? null;
  const names = files.map(({ name }) => name);
  if (!isLiveChat(row))
    await mailOther(trx, deps, row, { author, accountId, body, attachments: names, position, offer });
  return position;
}

/** What one side wrote, for the mail to the other side. */
type MessageContent = Pick<NewMessage, 'author' | 'accountId' | 'body' | 'attachments'> & {
  /** The position of the last message in it. */
  readonly position: number;
  readonly offer: OfferView | null;
};

/**
 * Mails the side that did not write, with a link to the page and a reply address; nothing is sent when there is no
 * address.
 */
export async function mailOther(
  trx: Transaction,
  { settings, sendMail }: Pick<ConversationDeps, 'settings' | 'sendMail'>,
  row: ConversationRow,
  { author, accountId, body, attachments, position, offer }: MessageContent,
): Promise<void> {
  const to = sideOf(author) === 'traveller' ? 'operator' : 'traveller';
  const office = await officeOf(trx, row, settings);
  const address = to === 'traveller' ? row.email : office.email;
  if (address === null) return;
  const language = to === 'traveller' ? row.language : office.language;
  const path =
    to === 'traveller'
      ? `/conversations/${row.id}?code=${conversationCode(settings.secret, row.id)}`
      : `/office/inbox/${row.id}`;
  const writer = accountId
    ? await trx.selectFrom('user_account').select('name').where('id', '=', accountId).executeTakeFirst()
    : null;
  const company = author === 'staff' ? 'Waymark' : (row.operator_name ?? 'Waymark');
  await sendMail(trx, {
    kind: 'conversation-message',
    language,
    to: address,
    props: {
      to,
      from:
        author === 'traveller'
          ? `${row.first_name} ${row.last_name}`.trim()
          : [writer?.name, company].filter(Boolean).join(', '),
      tour: row.tour_name?.[language] ?? null,
      body,
      offer: offer?.href ? { ...offer, href: pageAddress(settings.origin, language, offer.href) } : null,
      attachments,
      url: pageAddress(settings.origin, language, path),
      replyTo: replyAddress(settings, row.id, to),
    },
    // The recipient is part of a chat's key, so that a new assignee gets the same messages, too.
    dedupeKey: `conversation ${row.id} ${position}${row.chat_version === null ? '' : ` ${to} ${address}`}`,
  });
}

/** Records how far a side has read; the position never decreases and never exceeds the last message. */
export async function markRead(
  trx: Transaction,
  { id, last }: Pick<ConversationRow, 'id' | 'last'>,
  column: 'traveller_read' | 'operator_read',
  position: number,
): Promise<void> {
  const read = Math.min(position, last);
  if (read < 1) return;
  await sql`update conversation set ${sql.ref(column)} = ${read}
    where id = ${id} and coalesce(${sql.ref(column)}, 0) < ${read}`.execute(trx);
}
