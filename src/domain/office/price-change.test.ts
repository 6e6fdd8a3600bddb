import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changePrice, roundPrice } from './price-change.ts';

test('five percent more on 1,290.00 rounded to nines is 1,359.00', () => {
  expect(changePrice(129_000, { kind: 'percent', share: 500, rounding: 'nine' })).toBe(135_900);
});

test('an amount is added and rounded to fives', () => {
  expect(changePrice(129_900, { kind: 'add', amount: 2500, rounding: 'five' })).toBe(132_500);
});

test('a price never goes below zero', () => {
  expect(changePrice(5000, { kind: 'add', amount: -9000, rounding: 'none' })).toBe(0);
  expect(changePrice(100, { kind: 'percent', share: -10_000, rounding: 'nine' })).toBe(0);
});

test('a rounded price is the nearest of its kind and rounding it again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.constantFrom('whole' as const, 'five' as const, 'nine' as const),
      (price, rounding) => {
        const rounded = roundPrice(price, rounding);
        expect(roundPrice(rounded, rounding)).toBe(rounded);
        expect(Math.abs(rounded - price)).toBeLessThanOrEqual(500);
      },
    ),
  );
});
