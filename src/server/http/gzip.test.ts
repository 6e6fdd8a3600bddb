import { expect, test } from 'vitest';
import { acceptsGzip } from './gzip.ts';

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, gzip;q=0.5', true],
  ['GZIP', true],
  ['*', true],
  ['gzip;q=0, *', false],
  ['gzip; q=0.000', false],
  ['br', false],
  ['x-gzip-like', false],
  ['', false],
  [undefined, false],
])('"%s" reads gzip: %s', (header, reads) => {
  expect(acceptsGzip(header)).toBe(reads);
});
