import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import type { PromoCodeFacts } from '#domain/catalogue/facts.ts';
import { runs } from '#domain/testing/runs.ts';
import { FACTS, NOW, PROMO } from '#domain/testing/sample.ts';
import { hoursToExpiry, normalCode, type PromoContext, promoProblem, promoReduction } from './promo-code.ts';

const context: PromoContext = {
  tourId: 10,
  day: day('2027-06-05'),
  spend: 100_000,
  currency: 'EUR',
  rates: FACTS.rates,
  now: NOW,
};
const judge = (
  part: Partial<PromoCodeFacts>,
  used = { usedByAll: 0, usedByPerson: 0 },
  changed: Partial<PromoContext> = {},
) => promoProblem({ facts: { ...PROMO, ...part }, ...used }, { ...context, ...changed });

test('PROMO-02 a code is trimmed, and an empty one is not sent', () => {
  expect([normalCode('  summer '), normalCode('   '), normalCode('')]).toEqual(['SUMMER', null, null]);
});

test('PROMO-03 a code has booking and travel periods, both ends included', () => {
  expect(judge({})).toBeNull();
  expect([judge({ bookFrom: NOW }), judge({ bookFrom: NOW + 1 })]).toEqual([null, 'notYetValid']);
  expect([judge({ bookUntil: NOW }), judge({ bookUntil: NOW - 1 })]).toEqual([null, 'expired']);
  expect([judge({ travelFrom: day('2027-06-05') }), judge({ travelFrom: day('2027-06-06') })]).toEqual([
    null,
    'otherTravelDate',
  ]);
  expect([judge({ travelUntil: day('2027-06-05') }), judge({ travelUntil: day('2027-06-04') })]).toEqual([
    null,
    'otherTravelDate',
  ]);
});

test('PROMO-03 a code has a total limit, a limit per person, a minimum spend in euro, and its tours', () => {
  expect([
    judge({ totalLimit: 5 }, { usedByAll: 4, usedByPerson: 0 }),
    judge({ totalLimit: 5 }, { usedByAll: 5, usedByPerson: 0 }),
  ]).toEqual([null, 'usedUp']);
  expect([judge({ personLimit: 1 }), judge({ personLimit: 1 }, { usedByAll: 1, usedByPerson: 1 })]).toEqual([
    null,
    'usedByPerson',
  ]);
  expect([judge({ minimumSpend: 100_000 }), judge({ minimumSpend: 100_001 })]).toEqual([null, 'belowMinimumSpend']);
  expect(judge({ minimumSpend: 100_000 }, undefined, { currency: 'USD', spend: 108_453 })).toBe('belowMinimumSpend');
  expect(judge({ minimumSpend: 100_000 }, undefined, { currency: 'USD', spend: 108_454 })).toBeNull();
  expect([judge({ tourIds: [10, 11] }), judge({ tourIds: [11] })]).toEqual([null, 'otherTour']);
});

test('PROMO-03 a code is accepted exactly as often as its limits allow', () => {
  const limit = fc.option(fc.integer({ min: 0, max: 12 }));
  fc.assert(
    fc.property(
      limit,
      limit,
      fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 }),
      (totalLimit, personLimit, people) => {
        const used = [0, 0, 0, 0];
        for (const person of people) {
          const usedByAll = used.reduce((sum, times) => sum + times, 0);
          const usedByPerson = used[person]!;
          if (judge({ totalLimit, personLimit }, { usedByAll, usedByPerson }) === null) used[person] = usedByPerson + 1;
        }
        expect(used.reduce((sum, times) => sum + times, 0)).toBeLessThanOrEqual(totalLimit ?? people.length);
        for (const times of used) expect(times).toBeLessThanOrEqual(personLimit ?? people.length);
        const wished = [0, 1, 2, 3].map((person) =>
          Math.min(people.filter((one) => one === person).length, personLimit ?? 99),
        );
        const all = wished.reduce((sum, times) => sum + times, 0);
        expect(used.reduce((sum, times) => sum + times, 0)).toBe(Math.min(all, totalLimit ?? 99));
      },
    ),
    runs(),
  );
});

test('PROMO-03 a code never takes off more than the price', () => {
  const off = (offer: PromoCodeFacts['offer'], spend: number) =>
    promoReduction({ facts: { ...PROMO, offer }, usedByAll: 0, usedByPerson: 0 }, { ...context, spend });
  expect(off({ kind: 'absolute', amount: 5000 }, 3000)).toBe(3000);
  expect(off({ kind: 'absolute', amount: 5000 }, 9000)).toBe(5000);
  expect(off({ kind: 'percentage', share: 10_000 }, 9001)).toBe(9001);
});

test('PROMO-04 a code that ends in less than 2 592 000 seconds shows the remaining hours', () => {
  const seconds = (count: number) => hoursToExpiry(NOW + count * 1000, NOW);
  expect([seconds(2_592_000), seconds(2_591_999), seconds(3600), seconds(3599), seconds(0), seconds(-1)]).toEqual([
    null,
    719,
    1,
    0,
    0,
    null,
  ]);
});
