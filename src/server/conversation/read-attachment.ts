import { type AttachmentType, attachmentName, attachmentTypeOf } from '#domain/enquiry/attachment.ts';
import { type PictureFormat, redrawPicture } from '../platform/pictures/foreign-picture.ts';

/** A file that was validated and can be stored. */
export type ReadFile = {
  readonly name: string;
  readonly type: AttachmentType;
  readonly content: Buffer;
  /** Null for documents, which have no preview either. */
  readonly width: number | null;
  readonly height: number | null;
  readonly preview: Buffer | null;
};

/** The resolution of the largest common screens. */
const maxSide = 2560;
const previewSide = 480;
const formats: Partial<Record<AttachmentType, PictureFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** Re-encodes a picture in its own format, with a preview. */
const redraw = (bytes: Uint8Array, type: AttachmentType, format: PictureFormat) =>
  redrawPicture(bytes, format, async (read) => {
    const { default: sharp } = await import('sharp');
    const inside = { fit: 'inside', withoutEnlargement: true } as const;
    const moves = type === 'image/gif' || type === 'image/webp';
    const { data, info } = await read(moves)
      .autoOrient()
      .resize(maxSide, maxSide, inside)
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

/** Validates a file by its bytes and ignores the declared type; null when the type is not supported. */
export async function readAttachment(bytes: Uint8Array, name: string): Promise<ReadFile | null> {
  const type = attachmentTypeOf(bytes);
  if (type === null) return null;
  const named = { name: attachmentName(name, type), type };
  const format = formats[type];
  if (format === undefined) return { ...named, content: Buffer.from(bytes), width: null, height: null, preview: null };
  const drawn = await redraw(bytes, type, format);
  return drawn && { ...named, ...drawn };
}
