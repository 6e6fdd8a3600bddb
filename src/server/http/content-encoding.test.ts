import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { accepts, EncodedText, encodingFor, gzipText } from './content-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['gzip;q=0.0', null],
  ['brown, gzipped', null],
  ['identity', null],
  ['', null],
  [undefined, null],
] as const)('a client that accepts %j gets %j', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

test('a client that accepts only brotli does not get gzip', () => {
  expect(accepts('br', 'gzip')).toBe(false);
});

test.each(['short', 'long '.repeat(10_000)])('a compressed text decompresses to the original', async (text) => {
  expect(gunzipSync(await gzipText(text)).toString()).toBe(text);
  const encoded = await EncodedText.of(text);
  expect(brotliDecompressSync(await encoded.bytes('br')).toString()).toBe(text);
  expect(gunzipSync(await encoded.bytes('gzip')).toString()).toBe(text);
  expect((await encoded.bytes(null)).toString()).toBe(text);
});
