/** What can be sent with a message, by its media type, with the ending that its name gets. */
export const attachmentEndings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
} as const;

export type AttachmentType = keyof typeof attachmentEndings;

/** The largest file that is taken, in bytes. */
export const LARGEST_ATTACHMENT = 10_000_000;

/** So many files go with one message. */
export const MOST_ATTACHMENTS = 5;

/** What the files of one conversation take together, in bytes: room for two hundred photographs. */
export const LARGEST_CONVERSATION = 100_000_000;

/** So many files may one side of a conversation send in an hour. */
export const ATTACHMENT_LIMIT = { max: 40, seconds: 3600 } as const;

/** So many files may come from one network in an hour without a log-in, for all conversations together. */
export const NETWORK_ATTACHMENT_LIMIT = { max: 60, seconds: 3600 } as const;

const longestName = 100;

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  bytes.length >= at + text.length && [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));

/** Whether a file ends as a PDF does: with the place of its table of contents, which lies inside the file. */
function endsAsPdf(bytes: Uint8Array): boolean {
  const end = String.fromCharCode(...bytes.subarray(-2048));
  const place = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(end)?.[1];
  return place !== undefined && Number(place) < bytes.length;
}

/** What a file is by its content, whatever it is called and said to be; null for everything that is not taken. */
export function attachmentTypeOf(bytes: Uint8Array): AttachmentType | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'image/gif';
  return startsWith(bytes, '%PDF-') && endsAsPdf(bytes) ? 'application/pdf' : null;
}

/**
 * A name that can be shown and saved: no folders, nothing invisible, nothing that turns the direction of reading (and with it
 * `gpj.exe` into `exe.jpg`), no leading dots, and the ending of what the file is.
 */
export function attachmentName(given: string, type: AttachmentType): string {
  const plain = given
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .split(/[/\\]/)
    .at(-1) as string;
  const stem = plain
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[<>:"|?*\s]+/g, ' ')
    .replace(/^[.\s]+/, '');
  const short = [...stem].slice(0, longestName).join('').trim();
  return `${short || 'file'}.${attachmentEndings[type]}`;
}
