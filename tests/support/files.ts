// Images and documents for messages.
import sharp from 'sharp';

/** Returns an image of one colour with location metadata. */
export async function pictureOf(format: 'jpeg' | 'png' | 'webp' | 'gif', width = 200, height = 100): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#2d6a4f' } });
  return picture
    .withExif({ IFD0: { Copyright: 'Ada of Vienna' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 0/1' } })
    .toFormat(format)
    .toBuffer();
}

/** Returns a minimal PDF document. */
export function pdfOf(text = 'Hello'): Buffer {
  const head = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Title (${text}) >>\nendobj\n`;
  return Buffer.from(
    `${head}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Root 1 0 R >>\nstartxref\n${head.length}\n%%EOF\n`,
    'latin1',
  );
}

/** Returns a logo: a bar of one colour with empty margins, and text metadata. */
export async function logoOf(
  format: 'jpeg' | 'png' | 'webp',
  colour = '#2d6a4f',
  width = 300,
  height = 100,
): Promise<Buffer> {
  const bar = { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3 as const, background: colour };
  return sharp({ create: { width, height, channels: 4, background: '#ffffff00' } })
    .composite([{ input: { create: bar } }])
    .flatten(format === 'jpeg' && { background: 'white' })
    .withExif({ IFD0: { Copyright: 'Ada of Vienna' } })
    .toFormat(format)
    .toBuffer();
}
