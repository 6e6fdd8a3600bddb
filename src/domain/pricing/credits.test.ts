import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert } from '#domain/money/exchange.ts';
import { anyCurrency, anyFacts } from '#domain/testing/arbitraries.ts';
import { runs } from '#domain/testing/runs.ts';
import { FACTS } from '#domain/testing/sample.ts';
import { creditsTaken } from './credits.ts';

test('PROMO-05 credits are deducted cent by cent in euro and by the exchange rate in pounds', () => {
  expect(creditsTaken({ amount: 400, currency: 'EUR' }, 500, FACTS.rates)).toBe(400);
  expect(creditsTaken({ amount: 85, currency: 'GBP' }, 500, FACTS.rates)).toBe(100);
  const all = convert({ amount: 8500, currency: 'EUR' }, 'GBP', FACTS.rates);
  expect(creditsTaken({ amount: all, currency: 'GBP' }, 8500, FACTS.rates)).toBe(8500);
});

test('PROMO-05 credits used never exceed the balance and differ from the exchange rate by at most a cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e8 }),
      fc.integer({ min: 1, max: 1e8 }),
      anyCurrency,
      anyFacts,
      (available, wanted, currency, { rates }) => {
        const owned = convert({ amount: available, currency: 'EUR' }, currency, rates);
        const amount = Math.max(1, Math.min(wanted, owned));
        const taken = creditsTaken({ amount, currency }, available, rates);
        expect(taken).toBeGreaterThanOrEqual(1);
        expect(taken).toBeLessThanOrEqual(available);
        if (amount === owned) expect(taken).toBe(available);
        else expect(Math.abs(taken - convert({ amount, currency }, 'EUR', rates))).toBeLessThanOrEqual(1);
      },
    ),
    runs(),
  );
});
