import type { Address, Attachment } from 'postal-mime';
import type { ParsedOf } from '#contract/schemas.ts';
import type { Database } from '../platform/database/database.ts';
import { parseMail } from '../platform/mail/parse-mail.ts';
import type { ReadMail } from '../platform/mail/read-mail.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Settings } from '../platform/settings.ts';

const listLength = 100;

const addressText = ({ name, address }: Address) => (name ? `${name} <${address}>` : (address ?? ''));

/** Replaces `cid:` references in an email with embedded pictures, because a browser cannot resolve them. */
function withPictures(html: string, attachments: readonly Attachment[]): string {
  return attachments.reduce((markup, { contentId, mimeType, content }) => {
    if (!contentId || !mimeType.startsWith('image/') || typeof content === 'string') return markup;
    const picture = Buffer.from(content as ArrayBuffer).toString('base64');
    return markup.replaceAll(`"cid:${contentId.replaceAll(/^<|>$/g, '')}"`, `"data:${mimeType};base64,${picture}"`);
  }, html);
}

/** Creates the staff's view of emails: those caught by the built-in mail server, and pending or failed ones. */
export function createMailbox(database: Database, { smtpUrl }: Pick<Settings, 'smtpUrl'>) {
  return {
    async listMailbox({ recipient }: ParsedOf<'listMailbox'>) {
      let caught = database
        .selectFrom('caught_mail')
        .select(['id', 'subject', 'sender', 'recipient', 'received_at'])
        .orderBy('received_at', 'desc')
        .limit(listLength);
      let unsent = database
        .selectFrom('mail')
        .select(['id', 'kind', 'recipient', 'created_at', 'attempts', 'next_try_at', 'failed_at', 'last_error'])
        .where('sent_at', 'is', null)
        .orderBy('failed_at', (order) => order.desc().nullsLast())
        .orderBy('created_at')
        .limit(listLength);
      if (recipient) {
        caught = caught.where('recipient', '=', recipient);
        unsent = unsent.where('recipient', '=', recipient);
      }
      const [mails, notSent] = await Promise.all([caught.execute(), unsent.execute()]);
      return {
        catching: smtpUrl === null,
        mails: mails.map(({ received_at, ...mail }) => ({ ...mail, receivedAt: received_at.toISOString() })),
        unsent: notSent.map((mail) => ({
          id: mail.id,
          kind: mail.kind,
          recipient: mail.recipient,
          createdAt: mail.created_at.toISOString(),
          attempts: mail.attempts,
          failed: mail.failed_at !== null,
          nextTryAt: mail.failed_at ? null : mail.next_try_at.toISOString(),
          reason: mail.last_error,
        })),
      };
    },
    async readMailbox({ id }: ParsedOf<'readMailbox'>) {
      const row = await database.selectFrom('caught_mail').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return new Refusal(404, 'not-found');
      // An unreadable email is displayed with its stored headers.
      const mail: Partial<ReadMail> = (await parseMail(row.source)) ?? {};
      const { attachments = [] } = mail;
      return {
        id,
        subject: row.subject,
        from: mail.from ? addressText(mail.from) : row.sender,
        to: (mail.to ?? []).map(addressText).join(', ') || row.recipient,
        receivedAt: row.received_at.toISOString(),
        text: mail.text ?? null,
        html: mail.html ? withPictures(mail.html, attachments) : null,
        attachments: attachments.map(({ filename, mimeType, content }) => ({
          name: filename,
          type: mimeType,
          bytes: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
        })),
      };
    },
  };
}
