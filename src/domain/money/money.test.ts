import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { shareAtMost, shareOf, split } from './money.ts';

test('PRICE-03 a share is rounded half up to the cent', () => {
  expect(shareOf(10_050, 500)).toBe(503);
  expect(shareOf(10_049, 500)).toBe(502);
  expect(shareOf(0, 500)).toBe(0);
  expect(shareAtMost(10_099, 500)).toBe(504);
});

test('PRICE-03 a share never exceeds the amount it is taken from', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 10_000 }), (amount, share) => {
      expect(shareOf(amount, share)).toBeGreaterThanOrEqual(0);
      expect(shareOf(amount, share)).toBeLessThanOrEqual(amount);
      expect(shareAtMost(amount, share) * 10_000).toBeLessThanOrEqual(amount * share);
    }),
    runs(),
  );
});

test('INST-03 an amount is split into parts that add up and differ by at most a cent, larger first', () => {
  expect(split(100, 3)).toEqual([34, 33, 33]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 1, max: 90 }), (amount, parts) => {
      const shares = split(amount, parts);
      expect(shares).toHaveLength(parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      expect((shares[0] ?? 0) - (shares.at(-1) ?? 0)).toBeLessThanOrEqual(1);
      expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    }),
    runs(),
  );
});
