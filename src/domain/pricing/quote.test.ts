import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import type { BookableFacts, PromotionFacts } from '#domain/catalogue/facts.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { countOf } from '#domain/party/passengers.ts';
import { anyChoices, anyFacts, anyPricing } from '#domain/testing/arbitraries.ts';
import { runs } from '#domain/testing/runs.ts';
import { CHOICES, FACTS, NOW, PRICING, PROMO } from '#domain/testing/sample.ts';
import type { Choices } from './choices.ts';
import { dayPrice } from './day-price.ts';
import { type Quote, type QuoteContext, quote } from './quote.ts';

function priced(choices: Choices, context: QuoteContext): Quote {
  const result = quote(choices, context);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

const told = ({ lines }: Quote) => lines.map(({ kind, quantity, unit, amount }) => [kind, quantity, unit, amount]);
const anyCase = anyFacts.chain((facts) => fc.tuple(anyChoices, anyPricing(facts)));
const withOperator = (part: Partial<BookableFacts['operator']>): QuoteContext => ({
  ...PRICING,
  facts: { ...FACTS, operator: { ...FACTS.operator, ...part } },
});
const sale: PromotionFacts = {
  id: 1,
  name: { en: 'Sale', de: 'Rabatt' },
  offer: { kind: 'percentage', share: 1000 },
  bookFrom: NOW,
  bookUntil: NOW,
  travelFrom: day('2027-06-05'),
  travelUntil: day('2027-06-05'),
  tourIds: [10],
  minimumTravellers: 1,
};

test('PRICE-03 EXTRA-01 FLEX-01 every cent of a full booking is explained by a line', () => {
  const choices: Choices = {
    ...CHOICES,
    party: { 1: 2, 2: 1 },
    rooms: { 2: { 1: 1 }, 3: { 1: 1, 2: 1 } },
    extras: { 1: { 1: 2, 2: 1 }, 2: { 3: 2 }, 3: { 4: 1 } },
    flexible: true,
    insurance: { answer: 'yes' },
    membership: 'no',
  };
  const result = priced(choices, { ...PRICING, premium: { amount: 8000, currency: 'EUR' } });
  expect(told(result)).toEqual([
    ['traveller', 2, 149_900, 299_800],
    ['traveller', 1, 109_999, 109_999],
    ['room', 1, 30_000, 30_000],
    ['room', 1, 20_001, 20_001],
    ['extra', 2, 1999, 3998],
    ['extra', 1, 4550, 4550],
    ['extra', 18, 733, 13_194],
    ['extra', 1, 5900, 5900],
    ['flexible', 3, 4900, 14_700],
    ['serviceFee', 1, 12_186, 12_186],
    ['insurance', 1, 8000, 8000],
  ]);
  expect([result.tourPrice, result.total, result.oldTotal]).toEqual([487_442, 522_328, null]);
});

test('PRICE-03 the lines add up to the total in all six currencies, and each amount is quantity times unit price', () => {
  fc.assert(
    fc.property(anyCase, ([choices, context]) => {
      for (const currency of CURRENCIES) {
        const { lines, total, tourPrice } = priced(choices, { ...context, currency });
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        for (const { quantity, unit, amount } of lines) {
          expect(amount).toBe(quantity * unit);
          expect(Number.isSafeInteger(amount) && !Object.is(amount, -0)).toBe(true);
        }
        expect(tourPrice).toBeLessThanOrEqual(total);
      }
    }),
    runs(1000),
  );
});

test('PROMO-03 neither the total nor the tour price is ever below zero', () => {
  fc.assert(
    fc.property(anyCase, ([choices, context]) => {
      const { total, tourPrice, lines } = priced(choices, context);
      expect(tourPrice).toBeGreaterThanOrEqual(0);
      expect(total).toBeGreaterThanOrEqual(0);
      for (const { kind, unit } of lines) {
        expect(['promotion', 'saving', 'feeWaiver'].includes(kind) ? unit <= 0 : unit >= 0).toBe(true);
      }
    }),
    runs(2000),
  );
});

test('PRICE-03 one more traveller never lowers the price before reductions', () => {
  fc.assert(
    fc.property(anyCase, fc.constantFrom(1, 2, 3, 4), ([choices, context], typeId) => {
      const plain: QuoteContext = {
        ...context,
        facts: { ...context.facts, operator: { ...context.facts.operator, promotions: [] } },
      };
      const before: Choices = { ...choices, saving: { kind: 'none' } };
      const after: Choices = { ...before, party: { ...before.party, [typeId]: countOf(before.party, typeId) + 1 } };
      expect(priced(after, plain).total).toBeGreaterThanOrEqual(priced(before, plain).total);
    }),
    runs(1000),
  );
});

test('PROMO-01 PROMO-05 a booking has at most one saving, and it never raises the total', () => {
  fc.assert(
    fc.property(anyCase, ([choices, context]) => {
      const result = priced(choices, context);
      const without = priced({ ...choices, saving: { kind: 'none' } }, context);
      expect(result.lines.filter(({ kind }) => kind === 'saving').length).toBeLessThanOrEqual(1);
      expect(result.total).toBeLessThanOrEqual(without.total);
      if (result.savingProblem) expect(result.total).toBe(without.total);
    }),
    runs(1000),
  );
});

test('PROMO-05 travel credits pay at most five percent of the price, and never more than the balance', () => {
  const choices: Choices = { ...CHOICES, saving: { kind: 'travelCredits' } };
  const off = (travelCredits: number) =>
    priced(choices, { ...PRICING, person: { isMember: false, travelCredits } }).lines.find(
      ({ kind }) => kind === 'saving',
    )?.amount;
  expect(off(1000)).toBe(-1000);
  expect(off(99_999)).toBe(-14_990);
  expect(priced(choices, PRICING).savingProblem).toBe('noCredits');
  fc.assert(
    fc.property(anyCase, ([any, context]) => {
      const { lines } = priced({ ...any, saving: { kind: 'travelCredits' } }, context);
      const saved = lines.find(({ kind }) => kind === 'saving')?.amount ?? 0;
      const base = lines.filter(({ kind }) => ['traveller', 'promotion', 'room', 'extra'].includes(kind));
      expect(-saved * 20).toBeLessThanOrEqual(base.reduce((sum, { amount }) => sum + amount, 0));
    }),
    runs(),
  );
});

test('PROMO-02 a valid code selects the promo saving; a fixed amount is in euro and is converted once', () => {
  const choices: Choices = { ...CHOICES, saving: { kind: 'promoCode', code: ' summer' } };
  const promo = { facts: PROMO, usedByAll: 0, usedByPerson: 0 };
  expect(told(priced(choices, { ...PRICING, promo }))).toContainEqual(['saving', 1, -29_980, -29_980]);
  const absolute = { ...promo, facts: { ...PROMO, offer: { kind: 'absolute', amount: 5000 } as const } };
  expect(told(priced(choices, { ...PRICING, promo: absolute, currency: 'USD' }))).toContainEqual([
    'saving',
    1,
    -5423,
    -5423,
  ]);
  expect(priced(choices, PRICING).savingProblem).toBe('unknownCode');
  expect(priced(choices, { ...PRICING, promo: { ...promo, facts: { ...PROMO, code: 'OTHER' } } }).savingProblem).toBe(
    'unknownCode',
  );
});

test('MEMB-01 a member, or someone joining with the booking, can take the member saving and pays no service fee', () => {
  const choices: Choices = { ...CHOICES, saving: { kind: 'member' } };
  expect(priced(choices, PRICING).savingProblem).toBe('notAMember');
  expect(told(priced({ ...choices, membership: 'yes' }, PRICING)).slice(-4)).toEqual([
    ['saving', 1, -14_990, -14_990],
    ['serviceFee', 1, 7120, 7120],
    ['feeWaiver', 1, -7120, -7120],
    ['membership', 1, 9900, 9900],
  ]);
  const member = priced(choices, { ...PRICING, person: { isMember: true, travelCredits: 0 } });
  expect(member.total).toBe(299_800 - 14_990);
  const again = priced({ ...choices, membership: 'yes' }, { ...PRICING, person: { isMember: true, travelCredits: 0 } });
  expect(again.total).toBe(member.total);
  const nothingSold = { ...PRICING, facts: { ...FACTS, membership: null } };
  expect(told(priced({ ...CHOICES, membership: 'yes' }, nothingSold)).map(([kind]) => kind)).toEqual([
    'traveller',
    'room',
    'serviceFee',
  ]);
});

test('FLEX-01 flexible booking is priced per traveller, only where the operator sells it', () => {
  const choices = { ...CHOICES, flexible: true };
  expect(told(priced(choices, PRICING))).toContainEqual(['flexible', 2, 4900, 9800]);
  expect(told(priced(choices, withOperator({ flexible: null }))).some(([kind]) => kind === 'flexible')).toBe(false);
});

test('PROMO-05 an operator promotion lowers the base price, shows the old price struck through and combines with a saving', () => {
  const context = { ...withOperator({ promotions: [sale] }), promo: { facts: PROMO, usedByAll: 0, usedByPerson: 0 } };
  const result = priced({ ...CHOICES, saving: { kind: 'promoCode', code: 'SUMMER' } }, context);
  expect(told(result)).toEqual([
    ['traveller', 2, 149_900, 299_800],
    ['promotion', 2, -14_990, -29_980],
    ['room', 2, 0, 0],
    ['saving', 1, -26_982, -26_982],
    ['serviceFee', 1, 6071, 6071],
  ]);
  expect(result.oldTotal).toBe(result.total + 29_980 + 26_982);
});

test('PROMO-05 a promotion applies only in its periods, to its tours and to large enough parties', () => {
  const applies = (part: Partial<PromotionFacts>, now = NOW) =>
    told(priced(CHOICES, { ...withOperator({ promotions: [{ ...sale, ...part }] }), now })).some(
      ([kind]) => kind === 'promotion',
    );
  expect(applies({})).toBe(true);
  expect(applies({}, NOW + 1)).toBe(false);
  expect(applies({}, NOW - 1)).toBe(false);
  expect(applies({ travelFrom: day('2027-06-06'), travelUntil: day('2027-07-01') })).toBe(false);
  expect(applies({ travelFrom: day('2027-01-01'), travelUntil: day('2027-06-04') })).toBe(false);
  expect(applies({ tourIds: [11] })).toBe(false);
  expect(applies({ minimumTravellers: 3 })).toBe(false);
  expect(applies({ minimumTravellers: 2, tourIds: [] })).toBe(true);
});

test('PROMO-05 of several promotions only the largest reduction applies', () => {
  const flat: PromotionFacts = { ...sale, id: 2, offer: { kind: 'absolute', amount: 20_000 } };
  const result = priced(CHOICES, withOperator({ promotions: [sale, flat, { ...flat, id: 3 }] }));
  expect(result.lines.filter(({ kind }) => kind === 'promotion')).toEqual([
    { kind: 'promotion', reason: { promotionId: 2, typeId: 1 }, quantity: 2, unit: -20_000, amount: -40_000 },
  ]);
});

test('CAL-04 the price shown under a date times the number of travellers equals the breakdown', () => {
  const departure = FACTS.variant.departures[1]!;
  const shown = { ...withOperator({ promotions: [sale] }), currency: 'GBP' as const };
  const oneDay = dayPrice({ ...shown, departure }, 1);
  const { lines } = priced({ ...CHOICES, party: { 1: 3 }, rooms: {} }, shown);
  const paid = lines.filter(({ kind }) => kind === 'traveller' || kind === 'promotion');
  expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(3 * oneDay!.price);
  expect(oneDay).toEqual({ price: 114_838, oldPrice: 127_598, promotionId: 1 });
  expect(dayPrice({ ...PRICING, departure }, 1)).toEqual({ price: 149_900, oldPrice: null, promotionId: null });
  expect(dayPrice({ ...PRICING, departure }, 99)).toBeNull();
});

test('BOOK-07 there is no price without a departure, or for a passenger type it does not sell', () => {
  expect(quote({ ...CHOICES, day: null }, PRICING)).toBe('noDeparture');
  expect(quote({ ...CHOICES, day: day('2027-06-06') }, PRICING)).toBe('noDeparture');
  expect(quote({ ...CHOICES, day: day('2027-09-18'), party: { 4: 1 } }, PRICING)).toBe('typeNotSold');
});

test('ASK-18 a service fee is a share or an amount, and has no line when it is zero', () => {
  const fee = (context: QuoteContext) => told(priced(CHOICES, context)).filter(([kind]) => kind === 'serviceFee');
  expect(fee(PRICING)).toEqual([['serviceFee', 1, 7495, 7495]]);
  expect(fee({ ...withOperator({ serviceFee: { kind: 'perBooking', amount: 1000 } }), currency: 'USD' })).toEqual([
    ['serviceFee', 1, 1085, 1085],
  ]);
  expect(fee(withOperator({ serviceFee: { kind: 'none' } }))).toEqual([]);
});
