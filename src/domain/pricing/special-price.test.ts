import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { convert } from '#domain/money/exchange.ts';
import { runs } from '#domain/testing/runs.ts';
import { CHOICES, FACTS, NOW, PRICING } from '#domain/testing/sample.ts';
import type { Choices } from './choices.ts';
import { type Quote, quote } from './quote.ts';
import { saleTransfers } from './sale.ts';
import { type FoundSpecialPrice, lowestSpecialPrice } from './special-price.ts';

/** Two adults in a twin room on 5 June, whose normal price is 2998. */
const special: FoundSpecialPrice = {
  code: '7-offer',
  variantId: FACTS.variant.id,
  day: day('2027-06-05'),
  party: { 1: 2 },
  rooms: { 1: { 1: 2 } },
  price: 250_000,
  expiresAt: NOW + 1000,
  state: 'open',
};
const saving = { kind: 'specialPrice', code: '7-offer' } as const;
const offered: Choices = { ...CHOICES, saving };

function priced(choices: Choices, found: FoundSpecialPrice | null, context = PRICING): Quote {
  const result = quote(choices, { ...context, special: found });
  if (typeof result === 'string') throw new Error(result);
  return result;
}

test('booking an offer as proposed costs the promised price, in every currency', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES), fc.integer({ min: 149_900, max: 299_799 }), (currency, price) => {
      const result = priced(offered, { ...special, price }, { ...PRICING, currency });
      expect(result.tourPrice).toBe(
        convert({ amount: price, currency: FACTS.operator.currency }, currency, FACTS.rates),
      );
      expect(result.savingProblem).toBeNull();
    }),
    runs(),
  );
});

test('changed rooms cost their price difference, and extras their price', () => {
  const single: Choices = { ...offered, rooms: { 2: { 1: 2 } }, extras: { 1: { 1: 1 } } };
  expect(priced(single, special).tourPrice).toBe(250_000 + 60_000 + 1999);
});

test('a special price takes off at most half, never more than the price, and nothing once the usual price is lower', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (price) => {
      const usual = priced(CHOICES, null).tourPrice;
      const { tourPrice } = priced(offered, { ...special, price });
      expect(tourPrice).toBe(Math.min(usual, Math.max(price, lowestSpecialPrice(usual))));
      expect(tourPrice).toBeGreaterThanOrEqual(usual / 2);
    }),
    runs(),
  );
});

test('an offer that does not apply states its reason, and the usual price applies', () => {
  const usual = priced(CHOICES, null).total;
  const cases: [FoundSpecialPrice | null, string][] = [
    [null, 'offerUnknown'],
    [{ ...special, code: '8-offer' }, 'offerUnknown'],
    [{ ...special, state: 'withdrawn' }, 'offerWithdrawn'],
    [{ ...special, state: 'used' }, 'offerUsed'],
    [{ ...special, expiresAt: NOW }, 'offerExpired'],
    [{ ...special, day: day('2027-02-20') }, 'offerOtherDate'],
    [{ ...special, variantId: 101 }, 'offerOtherDate'],
    [{ ...special, party: { 1: 3 } }, 'offerOtherParty'],
    [{ ...special, party: { 1: 2, 2: 1 } }, 'offerOtherParty'],
  ];
  for (const [found, problem] of cases) {
    const result = priced(offered, found);
    expect([result.savingProblem, result.total], problem).toEqual([problem, usual]);
  }
  expect(priced(offered, { ...special, party: { 1: 2, 2: 0 } }).savingProblem).toBeNull();
});

test('the operator bears the whole reduction of a special price', () => {
  const { lines, tourPrice } = priced(offered, special);
  const transfers = saleTransfers({
    bookingId: 'b',
    currency: 'EUR',
    lines,
    operator: FACTS.operator,
    insurer: null,
    agency: null,
    rates: FACTS.rates,
  });
  const earned = transfers.find(({ to }) => to.kind === 'operator');
  expect(earned?.amount).toBe(tourPrice);
  expect(transfers.some(({ from, to }) => from.kind === 'saving' || to.kind === 'saving')).toBe(false);
});
