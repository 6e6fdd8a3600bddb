import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailContent } from '#contract/mail.ts';
import { isHeaderSafe, isPlainAddress } from './address.ts';

/** A mail as it travels: the envelope and the whole message. */
export type Letter = { readonly from: string; readonly to: string; readonly message: Buffer };

/** The address inside `Waymark <hello@waymark.example>`. */
function bareAddress(from: string): string {
  return /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from;
}

/** Puts words into an envelope; null when a header could be made to carry a second one. */
export async function composeLetter(
  { subject, html, text }: MailContent,
  { from, to, messageId, language }: { from: string; to: string; messageId: string; language: string },
): Promise<Letter | null> {
  if (!isPlainAddress(to) || !isHeaderSafe(subject) || !isHeaderSafe(from)) return null;
  const composer = new MailComposer({
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    messageId,
    // Tells answering machines that there is nobody to answer.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { from: bareAddress(from), to, message: await composer.compile().build() };
}
