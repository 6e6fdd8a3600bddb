import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES } from '#domain/money/currency.ts';
import { commissionOf, commissionRate, operatorsPart } from './commission.ts';
import { LINE_KINDS } from './line.ts';

const rates = {
  day: '2026-11-16' as never,
  perEuro: Object.fromEntries(CURRENCIES.map((currency, index) => [currency, 1_000_000 + index * 90_000])) as never,
};

test('the rate agreed with an operator overrides the agency’s own, even when it is zero', () => {
  expect(commissionRate(1200, null)).toBe(1200);
  expect(commissionRate(1200, 800)).toBe(800);
  expect(commissionRate(1200, 0)).toBe(0);
});

test('commission is earned on the operator’s price and its fees for changes, not on service fees, insurance, membership or savings', () => {
  const lines = LINE_KINDS.map((kind) => ({
    kind,
    amount: kind === 'promotion' || kind === 'saving' ? -1000 : 10_000,
  }));
  expect(operatorsPart(lines, 'EUR', 'EUR', rates)).toEqual({ sold: 49_000, earned: 49_000 });
  expect(commissionOf(lines, 'EUR', 'EUR', rates, 1250)).toEqual({ amount: 6125, currency: 'EUR' });
});

test('a commission is rounded once, half up, and never exceeds its base', () => {
  const one = [{ kind: 'traveller', amount: 1 }] as const;
  expect(commissionOf(one, 'EUR', 'EUR', rates, 5000).amount).toBe(1);
  expect(commissionOf(one, 'EUR', 'EUR', rates, 4999).amount).toBe(0);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 8 }),
      fc.constantFrom(...CURRENCIES),
      fc.integer({ min: 0, max: 10_000 }),
      (amounts, currency, rate) => {
        const lines = amounts.map((amount) => ({ kind: 'room', amount }) as const);
        const { earned } = operatorsPart(lines, currency, 'USD', rates);
        const { amount } = commissionOf(lines, currency, 'USD', rates, rate);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(earned);
        expect(Math.abs(amount * 10_000 - earned * rate)).toBeLessThanOrEqual(5000);
      },
    ),
  );
});
