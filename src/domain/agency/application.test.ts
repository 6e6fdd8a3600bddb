import { expect, test } from 'vitest';
import { documentType } from './application.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('the type of a document is detected from its first bytes, never its name', () => {
  expect(documentType(bytes('%PDF-1.7 …'))).toBe('application/pdf');
  expect(documentType(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
  expect(documentType(bytes('\x89PNG\r\n\x1a\n'))).toBe('image/png');
  for (const other of ['<html>', '%PD', '', 'MZ', '<svg xmlns="">']) expect(documentType(bytes(other))).toBeNull();
});
