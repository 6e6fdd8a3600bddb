import type { Metadata, Sharp } from 'sharp';
import { type AttachmentType, attachmentName, attachmentTypeOf } from '#domain/enquiry/attachment.ts';
import { limitConcurrency } from '../platform/pictures/limit-concurrency.ts';

/** A file that was looked into and can be kept. */
export type ReadFile = {
  readonly name: string;
  readonly type: AttachmentType;
  readonly content: Buffer;
  /** Null for documents, as the small picture is. */
  readonly width: number | null;
  readonly height: number | null;
  readonly preview: Buffer | null;
};

/** As large as the largest screens show it. */
const longestSide = 2560;
const previewSide = 480;
/** All frames of a moving picture together: one that claims more is refused before it takes the memory of the whole process. */
const mostPixels = 60_000_000;
const slowest = { seconds: 20 };

/** Pictures are many times larger in memory than on the wire, so one is worked on at a time. */
const oneAtATime = limitConcurrency(1);

const formats: Partial<Record<AttachmentType, NonNullable<Metadata['format']>>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/**
 * Draws a picture anew: what is kept is what it looks like, without the place where it was taken or anything else that lay in the
 * file. Null when it cannot be read as what it begins as.
 */
async function redraw(given: Uint8Array, type: AttachmentType): Promise<Omit<ReadFile, 'name' | 'type'> | null> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const format = formats[type];
  const read = (animated: boolean): Sharp =>
    sharp(given, { limitInputPixels: mostPixels, failOn: 'error', animated, sequentialRead: true }).timeout(slowest);
  try {
    const { format: found } = await read(false).metadata();
    if (!format || found !== format) return null;
    const inside = { fit: 'inside', withoutEnlargement: true } as const;
    const moves = type === 'image/gif' || type === 'image/webp';
    const { data, info } = await read(moves)
      .autoOrient()
      .resize(longestSide, longestSide, inside)
      .toFormat(format, { effort: format === 'webp' ? 2 : undefined, quality: format === 'png' ? undefined : 82 })
      .toBuffer({ resolveWithObject: true });
    const preview = await sharp(data)
      .resize(previewSide, previewSide, inside)
      .webp({ quality: 72, effort: 2 })
      .toBuffer();
    return { content: data, width: info.width, height: info.pageHeight ?? info.height, preview };
  } catch {
    // Whatever is wrong with a stranger's picture, it is not taken.
    return null;
  }
}

/** Looks into a file; null when it is none that is taken. What it is called and said to be counts for nothing. */
export async function readAttachment(given: Uint8Array, name: string): Promise<ReadFile | null> {
  const type = attachmentTypeOf(given);
  if (type === null) return null;
  const named = { name: attachmentName(name, type), type };
  if (type === 'application/pdf')
    return { ...named, content: Buffer.from(given), width: null, height: null, preview: null };
  const drawn = await oneAtATime(() => redraw(given, type));
  return drawn && { ...named, ...drawn };
}
