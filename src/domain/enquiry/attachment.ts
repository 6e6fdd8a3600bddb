import { withoutCardNumbers } from '#domain/text/card-numbers.ts';

/** The media types that an attachment can have, with the file extension of each. */
export const attachmentEndings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
} as const;

export type AttachmentType = keyof typeof attachmentEndings;

/** The largest attachment that is accepted, in bytes. */
export const MAX_ATTACHMENT_BYTES = 10_000_000;

/** The most attachments that one message can have. */
export const MAX_ATTACHMENTS = 5;

/** The total size of all attachments of one conversation, in bytes: enough for two hundred photographs. */
export const MAX_CONVERSATION_BYTES = 100_000_000;

/** How many attachments one side of a conversation may send per hour. */
export const ATTACHMENT_LIMIT = { max: 40, seconds: 3600 } as const;

/** How many attachments one network may send per hour without logging in, over all conversations. */
export const NETWORK_ATTACHMENT_LIMIT = { max: 60, seconds: 3600 } as const;

const maxNameLength = 100;

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  bytes.length >= at + text.length && [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));

/**
 * Returns whether a file ends as a PDF does: with the offset of its cross-reference table, which is inside the file.
 */
function endsAsPdf(bytes: Uint8Array): boolean {
  const end = String.fromCharCode(...bytes.subarray(-2048));
  const place = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(end)?.[1];
  return place !== undefined && Number(place) < bytes.length;
}

/**
 * Returns the media type of a file by its content, ignoring its name and declared type; null when it is not accepted.
 */
export function attachmentTypeOf(bytes: Uint8Array): AttachmentType | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif';
  return startsWith(bytes, '%PDF-') && endsAsPdf(bytes) ? 'application/pdf' : null;
}

/**
 * Returns a file name that is safe to display and save: without folders, invisible characters, leading dots, or
 * characters that reverse the text direction (which make `gpj.exe` look like `exe.jpg`), and with the extension of its
 * actual type.
 */
export function attachmentName(name: string, type: AttachmentType): string {
  const plain = withoutCardNumbers(name)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .split(/[/\\]/)
    .at(-1) as string;
  const stem = plain
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[<>:"|?*\s]+/g, ' ')
    .replace(/^[.\s]+/, '');
  const short = [...stem].slice(0, maxNameLength).join('').trim();
  return `${short || 'file'}.${attachmentEndings[type]}`;
}
