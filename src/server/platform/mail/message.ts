import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailContent } from '#contract/mail.ts';
import { isHeaderSafe, isPlainAddress } from './address.ts';

/** A mail as it travels: the envelope and the whole message. */
export type Envelope = { readonly from: string; readonly to: string; readonly message: Buffer };

/** Who mails come from: as a header says it, and as the envelope does. */
export type Sender = { readonly header: string; readonly address: string };

/** Reads a sender such as `Waymark <hello@waymark.example>`; null when it is none. */
export function readSender(text: string): Sender | null {
  const address = /<([^<>]*)>\s*$/.exec(text)?.[1] ?? text.trim();
  return isPlainAddress(address) && isHeaderSafe(text) ? { header: text, address } : null;
}

/** A file that a mail carries. */
export type MailFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** By what its markup names a picture that is part of it. */
  readonly cid?: string;
};

/** Puts words and files into an envelope; null when a header could be made to carry a second one. */
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
    // Tells answering machines that there is nobody to answer.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from: from.address, to, message: await composer.compile().build() };
}
