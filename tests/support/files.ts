// Pictures and documents to send with messages.
import sharp from 'sharp';

/** A picture of one colour, with the place where it was taken. */
export async function pictureOf(format: 'jpeg' | 'png' | 'webp' | 'gif', width = 200, height = 100): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#2d6a4f' } });
  return picture
    .withExif({ IFD0: { Copyright: 'Ada of Vienna' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 0/1' } })
    .toFormat(format)
    .toBuffer();
}

/** The smallest document that is one. */
export function pdfOf(text = 'Hello'): Buffer {
  const head = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Title (${text}) >>\nendobj\n`;
  return Buffer.from(
    `${head}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Root 1 0 R >>\nstartxref\n${head.length}\n%%EOF\n`,
    'latin1',
  );
}
