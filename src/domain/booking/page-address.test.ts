import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, day } from '#domain/calendar/day.ts';
import { anyCurrency } from '#domain/testing/arbitraries.ts';
import { runs } from '#domain/testing/runs.ts';
import { CONTEXT, TODAY } from '#domain/testing/sample.ts';
import { openSelection } from './open.ts';
import { asksForRecommendation, fromQuery, type PageAddress, toQuery } from './page-address.ts';

const anyAddress: fc.Arbitrary<PageAddress> = fc.record({
  day: fc.option(fc.integer({ min: -3000, max: 3000 }).map((days) => addDays(TODAY, days))),
  type: fc.constantFrom('book' as const, 'hold' as const),
  party: fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 30 })), {
      selector: ([id]) => id,
      maxLength: 5,
    })
    .map((pairs) => Object.fromEntries(pairs)),
  pid: fc.option(fc.string()),
  currency: fc.option(anyCurrency),
});

test('URL-01 the address carries date, type, traveller counts above 0, pid and forced currency', () => {
  const address: PageAddress = {
    day: day('2027-06-05'),
    type: 'hold',
    party: { 1: 2, 2: 0 },
    pid: '77',
    currency: 'USD',
  };
  expect(toQuery(address)).toEqual({
    date: '05.06.2027',
    type: 'hold',
    'travellers[1]': '2',
    pid: '77',
    currency: 'USD',
  });
  expect(toQuery({ ...address, day: null, pid: null, currency: null })).toEqual({ type: 'hold', 'travellers[1]': '2' });
});

test('URL-01 every address round-trips', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      expect(fromQuery(toQuery(address))).toEqual(address);
    }),
    runs(2000),
  );
});

test('URL-01 invalid parameters of an address are ignored', () => {
  const odd = {
    date: '31.02.2027',
    type: 'b2b',
    'travellers[1]': '1e3',
    'travellers[x]': '1',
    'travellers[2]': '31',
    'travellers[3]': '-1',
    'travellers[0]': '1',
    currency: 'CHF',
  };
  expect(fromQuery(odd)).toEqual({ day: null, type: 'book', party: {}, pid: null, currency: null });
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (query) => {
      expect(() => fromQuery(query)).not.toThrow();
    }),
    runs(),
  );
});

test('URL-01 NAV-02 opening an address restores its state, with the recommended rooms when it asks for them', () => {
  const address = fromQuery({ date: '05.06.2027', type: 'hold', 'travellers[1]': '2', 'travellers[2]': '2' });
  const opened = openSelection(address, true, CONTEXT);
  expect([opened.day, opened.paymentType, opened.party, opened.recommendation]).toEqual([
    '2027-06-05',
    'hold',
    { 1: 2, 2: 2 },
    'applied',
  ]);
  expect(openSelection(address, false, CONTEXT).rooms).toEqual({});
  expect([asksForRecommendation({ applyRecommendation: '1' }), asksForRecommendation({})]).toEqual([true, false]);
});

test('URL-01 a party or date that is not allowed opens the default page', () => {
  const opened = openSelection(fromQuery({ date: '06.06.2027', 'travellers[2]': '2' }), false, CONTEXT);
  expect([opened.day, opened.party]).toEqual([null, { 1: 1 }]);
});
