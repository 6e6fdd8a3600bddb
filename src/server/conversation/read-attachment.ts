import { type AttachmentType, attachmentName, attachmentTypeOf } from '#domain/enquiry/attachment.ts';
import { type PictureFormat, redrawPicture } from '../platform/pictures/foreign-picture.ts';

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
const formats: Partial<Record<AttachmentType, PictureFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** Draws a picture anew, in its own format, with a small one beside it. */
const redraw = (given: Uint8Array, type: AttachmentType, format: PictureFormat) =>
  redrawPicture(given, format, async (read) => {
    const { default: sharp } = await import('sharp');
    const inside = { fit: 'inside', withoutEnlargement: true } as const;
    const moves = type === 'image/gif' || type === 'image/webp';
    const { data, info } = await read(moves)
      .autoOrient()
      .resize(longestSide, longestSide, inside)
      .toFormat(format, {
        effort: format === 'webp' ? 2 : undefined,
        quality: format === 'png' ? undefined : 82,
      })
      .toBuffer({ resolveWithObject: true });
    const preview = await sharp(data)
      .resize(previewSide, previewSide, inside)
      .webp({ quality: 72, effort: 2 })
      .toBuffer();
    return { content: data, width: info.width, height: info.pageHeight ?? info.height, preview };
  });

/** Looks into a file; null when it is none that is taken. What it is called and said to be counts for nothing. */
export async function readAttachment(given: Uint8Array, name: string): Promise<ReadFile | null> {
  const type = attachmentTypeOf(given);
  if (type === null) return null;
  const named = { name: attachmentName(name, type), type };
  const format = formats[type];
  if (format === undefined) return { ...named, content: Buffer.from(given), width: null, height: null, preview: null };
  const drawn = await redraw(given, type, format);
  return drawn && { ...named, ...drawn };
}
