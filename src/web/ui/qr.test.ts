import { expect, test } from 'vitest';
import { drawQr } from './qr.ts';

test('a QR code is a square with a quiet zone and three finder patterns', () => {
  const { size, path } = drawQr('https://waymark.example/bookings/1');
  expect(size).toBeGreaterThanOrEqual(21 + 8);
  const dark = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(length); at++) dark.add(`${Number(x) + at} ${y}`);
  const edge = size - 4 - 7;
  for (const [x, y] of [
    [4, 4],
    [edge, 4],
    [4, edge],
  ] as const) {
    for (let at = 0; at < 7; at++) expect(dark.has(`${x + at} ${y}`)).toBe(true);
    expect(dark.has(`${x + 1} ${y + 1}`)).toBe(false);
    expect(dark.has(`${x + 3} ${y + 3}`)).toBe(true);
  }
  expect([...dark].every((dot) => dot.split(' ').every((at) => Number(at) >= 4 && Number(at) < size - 4))).toBe(true);
});
