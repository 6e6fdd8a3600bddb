import { sql } from 'kysely';
import type { ShownOffer } from '#contract/schemas/conversation.ts';
import { type MessageAuthor, sideOf } from '#domain/enquiry/conversation.ts';
import { conversationCode } from '../platform/conversation-code.ts';
import type { Transaction } from '../platform/database/database.ts';
import { pageAddress } from '../platform/page-address.ts';
import { type ConversationRow, isLiveChat, officeOf, readConversation } from './access.ts';
import { attachToMessage, readUnsent } from './attachments.ts';
import { giveChat } from './chat/change-chat.ts';
import type { ConversationDeps } from './deps.ts';
import { replyAddress } from './reply-address.ts';

/** A message to be written. */
export type NewMessage = {
  readonly author: MessageAuthor;
  readonly accountId: string | null;
  /** Empty only where files say enough. */
  readonly body: string;
  /** The ids of files that this side has handed in and not sent yet. */
  readonly attachments: readonly string[];
  readonly submission: string | null;
  /** Writes the offer that stands in the message, and answers it as the traveller sees it. */
  readonly makeOffer?: (position: number) => Promise<ShownOffer | null>;
};

/**
 * Writes a message and the mail that tells the other side; in a chat that lives nobody is mailed line by line. What was sent before under
 * the same name is not written again; nothing is written when one of its files is not there.
 */
export async function writeMessage(
  trx: Transaction,
  deps: Pick<ConversationDeps, 'settings' | 'sendMail'>,
  id: number,
  { author, accountId, body, attachments, submission, makeOffer }: NewMessage,
): Promise<number | 'attachment-gone'> {
  // Whoever writes waits here, so that two messages of one moment get two positions.
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
  // What rests comes back when the traveller writes.
  if (author === 'traveller' && row.snoozed_until)
    await trx.updateTable('conversation').set({ snoozed_until: null }).where('id', '=', id).execute();
  // Whoever of our staff answers a chat that nobody has, from wherever they do, has it.
  if (isLiveChat(row) && author === 'staff' && accountId !== null && row.assigned_to === null)
    await giveChat(trx, row, accountId);
  const offer = (await makeOffer?.(position)) ?? null;
  const names = files.map(({ name }) => name);
  if (!isLiveChat(row))
    await mailOther(trx, deps, row, { author, accountId, body, attachments: names, position, offer });
  return position;
}

/** What one side wrote, as the other is told of it. */
type ToldMessage = Pick<NewMessage, 'author' | 'accountId' | 'body' | 'attachments'> & {
  /** That of the last message in it. */
  readonly position: number;
  readonly offer: ShownOffer | null;
};

/** Tells the side that did not write, with a link for the page and an address for an answer by mail; who left no address is not told. */
export async function mailOther(
  trx: Transaction,
  { settings, sendMail }: Pick<ConversationDeps, 'settings' | 'sendMail'>,
  row: ConversationRow,
  { author, accountId, body, attachments, position, offer }: ToldMessage,
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
    // Passed to somebody else, the same messages are told to them too.
    dedupeKey: `conversation ${row.id} ${position}${row.chat_version === null ? '' : ` ${to} ${address}`}`,
  });
}

/** Notes how far a side has read. It never goes back, and never beyond what was written. */
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
