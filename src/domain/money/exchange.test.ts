import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCurrency, anyFacts } from '#domain/testing/arbitraries.ts';
import { runs } from '#domain/testing/runs.ts';
import { FACTS } from '#domain/testing/sample.ts';
import { isCurrency } from './currency.ts';
import { convert } from './exchange.ts';

test('PRICE-03 a converted price is rounded half up to two decimals', () => {
  const rates = { ...FACTS.rates, perEuro: { ...FACTS.rates.perEuro, USD: 1_050_000 } };
  expect(convert({ amount: 10, currency: 'EUR' }, 'USD', rates)).toBe(11);
  expect(convert({ amount: 100, currency: 'EUR' }, 'USD', rates)).toBe(105);
  expect(convert({ amount: 105, currency: 'USD' }, 'EUR', rates)).toBe(100);
  expect(convert({ amount: 0, currency: 'EUR' }, 'USD', rates)).toBe(0);
});

test('PRICE-03 a conversion is off by at most half a cent, even where floating point fails', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e13 }),
      anyCurrency,
      anyCurrency,
      anyFacts,
      (amount, from, to, { rates }) => {
        const exactTimesRate = BigInt(amount) * BigInt(rates.perEuro[to]);
        const got = BigInt(convert({ amount, currency: from }, to, rates)) * BigInt(rates.perEuro[from]);
        const off = from === to ? 0n : 2n * (got - exactTimesRate);
        expect(off <= BigInt(rates.perEuro[from])).toBe(true);
        expect(off > -BigInt(rates.perEuro[from])).toBe(true);
      },
    ),
    runs(),
  );
});

test('PRICE-06 only currencies that are charged are valid', () => {
  expect(['EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD'].every(isCurrency)).toBe(true);
  expect(['eur', 'CHF', '', 'toString'].some(isCurrency)).toBe(false);
});
