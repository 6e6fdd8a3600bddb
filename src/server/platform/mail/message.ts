import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailContent } from '#contract/mail.ts';
import { isHeaderSafe, isPlainAddress } from './address.ts';

/** An email in transit: the envelope and the complete message. */
export type Envelope = { readonly from: string; readonly to: string; readonly message: Buffer };

/** The sender of emails, as in the header and as in the envelope. */
export type Sender = { readonly header: string; readonly address: string };

/** Parses a sender such as `Waymark <hello@waymark.example>`; returns null if it is invalid. */
export function readSender(text: string): Sender | null {
  const address = /<([^<>]*)>\s*$/.exec(text)?.[1] ?? text.trim();
  return isPlainAddress(address) && isHeaderSafe(text) ? { header: text, address } : null;
}

/** An attachment of an email. */
export type MailFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** The content id by which the markup references an inline picture. */
  readonly cid?: string;
};

/** Composes a message; returns null if a value could inject another header. */
export async function composeMessage(
  { subject, html, text }: MailContent,
  {
    from,
    to,
    messageId,
    language,
    replyTo,
  }: { from: Sender; to: string; messageId: string; language: string; replyTo?: string | undefined },
  files: readonly MailFile[] = [],
): Promise<Envelope | null> {
  if (!isPlainAddress(to) || !isHeaderSafe(subject) || (replyTo !== undefined && !isPlainAddress(replyTo))) return null;
  const composer = new MailComposer({
    from: from.header,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    messageId,
    attachments: files.map(({ name, type, bytes, cid }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
      ...(cid !== undefined && { cid, contentDisposition: 'inline' as const }),
    })),
    // Prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from: from.address, to, message: await composer.compile().build() };
}
