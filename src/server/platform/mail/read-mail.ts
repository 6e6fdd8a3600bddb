import PostalMime, { type Email } from 'postal-mime';
import { replyText } from '#domain/enquiry/reply-text.ts';
import { htmlText } from './html-text.ts';
import { isWithinLimits, mailLimits } from './mail-limits.ts';

/** The parts of an email, and the text that its sender wrote above the quoted message. */
export type ReadMail = Pick<
  Email,
  'headers' | 'messageId' | 'subject' | 'from' | 'to' | 'text' | 'html' | 'attachments'
> & { readonly reply: string | null };

/** Attached emails are not parsed, because they were forwarded. */
const options = {
  maxNestingDepth: mailLimits.maxNestingDepth,
  maxHeadersSize: mailLimits.maxHeaderBytes,
  maxRfc822NestingDepth: 0,
} as const;

/** A base64 text part can be as large as the whole email. */
const maxTextLength = 200_000;
const maxHtmlLength = 500_000;

/** Parses an email; returns null if it is malformed or exceeds a limit. */
export async function readMail(source: Uint8Array<ArrayBuffer>): Promise<ReadMail | null> {
  if (!isWithinLimits(source)) return null;
  const mail = await PostalMime.parse(source, options).catch(() => null);
  if (mail === null) return null;
  const { headers, messageId, subject, from, to, attachments } = mail;
  const text = mail.text?.slice(0, maxTextLength) ?? '';
  const html = mail.html?.slice(0, maxHtmlLength);
  // Some clients send only HTML, or HTML with an empty text part.
  const written = text.trim() === '' && html ? htmlText(html) : text;
  return {
    headers,
    messageId,
    subject,
    from,
    to,
    text: mail.text === undefined ? undefined : text,
    html,
    attachments,
    reply: replyText(written.replaceAll('\0', '')),
  };
}
