import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachmentEndings, attachmentName, attachmentTypeOf } from './attachment.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const pdf = (end = 'startxref\n9\n%%EOF\n') => bytes(`%PDF-1.7\n1 0 obj\nendobj\n${end}`);

test('the type of a file is detected from its content', () => {
  expect(attachmentTypeOf(bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg');
  expect(attachmentTypeOf(bytes('\x89PNG\r\n\x1a\n....'))).toBe('image/png');
  expect(attachmentTypeOf(bytes('RIFF....WEBPVP8 '))).toBe('image/webp');
  expect(attachmentTypeOf(bytes('GIF89a'))).toBe('image/gif');
  expect(attachmentTypeOf(pdf())).toBe('application/pdf');
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a program', 'MZ\x90\0'],
  ['an archive', 'PK\x03\x04'],
  ['sound in the same box as WebP', 'RIFF....WAVEfmt '],
  ['a page before a PDF', '<script>1</script>%PDF-1.7\nstartxref\n9\n%%EOF'],
  ['a PDF that was cut off', '%PDF-1.7\n1 0 obj'],
  ['a PDF whose table lies outside', '%PDF-1.7\nstartxref\n999999\n%%EOF'],
  ['a PDF with a page after it', '%PDF-1.7\nstartxref\n9\n%%EOF\n<script>1</script>'],
])('%s is refused', (_what, text) => {
  expect(attachmentTypeOf(bytes(text))).toBeNull();
});

test.each([
  ['holiday.JPG', 'image/jpeg', 'holiday.jpg'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\Users\\ada\\Pass.pdf', 'application/pdf', 'Pass.pdf'],
  ['photo\u202egpj.exe', 'image/png', 'photogpj.png'],
  ['a\r\nSet-Cookie: x=1.png', 'image/png', 'aSet-Cookie x=1.png'],
  ['.htaccess', 'application/pdf', 'htaccess.pdf'],
  ['', 'image/gif', 'file.gif'],
  ['"><img src=x onerror=alert(1)>.png', 'image/png', 'img src=x onerror=alert(1).png'],
  ['Fähre nach Korsika.pdf', 'application/pdf', 'Fähre nach Korsika.pdf'],
] as const)('%j is displayed as %s', (given, type, name) => {
  expect(attachmentName(given, type)).toBe(name);
});

const shown = /^[^/\\<>:"|?*\p{Cc}\p{Cf}]+\.(jpg|png|webp|gif|pdf)$/u;

test('any file name can be displayed and saved safely', () => {
  const types = Object.keys(attachmentEndings) as (keyof typeof attachmentEndings)[];
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), fc.constantFrom(...types), (given, type) => {
      const name = attachmentName(given, type);
      expect(shown.test(name)).toBe(true);
      expect([...name].length).toBeLessThan(110);
      expect(name.startsWith('.')).toBe(false);
    }),
  );
});
