import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { toMinor } from './decimal.ts';

test('PRICE-03 a decimal amount is converted to cents by its digits, rounding half up', () => {
  expect([0, 1, 1.1, 19.99, 1.005, 1.004999, 8.345, 1e-7, 10_000_000].map(toMinor)).toEqual([
    0, 100, 110, 1999, 101, 100, 835, 0, 1_000_000_000,
  ]);
});

test('PRICE-03 amounts in cents round-trip through decimal text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => {
      expect(toMinor(Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`))).toBe(cents);
      expect(toMinor(cents / 100)).toBe(cents);
    }),
    runs(),
  );
});
