import { photoShape } from '#contract/photo.ts';
import { attachmentTypeOf } from '#domain/enquiry/attachment.ts';
import { type PictureFormat, redrawPicture } from '../../platform/pictures/foreign-picture.ts';

const formats: Readonly<Record<string, PictureFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Twice the largest width that pages need, so that a crop is still sharp. */
const maxSide = 2 * photoShape.width;

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** A photograph that can be stored: a JPEG without metadata, and the colour that is shown until it has loaded. */
export type DrawnPhotograph = { readonly content: Buffer; readonly colour: string };

/**
 * Re-encodes an uploaded photograph, recognised by its bytes. Returns null if it isn't a JPEG, PNG or WebP that can be
 * decoded, and `small` if it has fewer pixels than pages need.
 */
export async function drawPhotograph(bytes: Uint8Array): Promise<DrawnPhotograph | 'small' | null> {
  const format = formats[attachmentTypeOf(bytes) ?? ''];
  if (format === undefined) return null;
  return redrawPicture(bytes, format, async (read) => {
    const { default: sharp } = await import('sharp');
    const { data, info } = await read(false)
      .autoOrient()
      .flatten({ background: 'white' })
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    if (info.width < photoShape.width || info.height < photoShape.height) return 'small';
    const { dominant } = await sharp(data).stats();
    return { content: data, colour: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}` };
  });
}
