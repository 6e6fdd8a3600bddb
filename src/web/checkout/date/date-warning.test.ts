import { expect, test } from 'vitest';
import type { CallRefusal } from '#contract/problem.ts';
import { emptySelection } from '#domain/booking/change.ts';
import { type Day, day } from '#domain/calendar/day.ts';
import { CONTEXT, plenty } from '#domain/testing/sample.ts';
import type { CheckoutValue } from '../state/checkout-context.tsx';
import { dateWarning, refusedDay } from './date-warning.ts';

const june = day('2027-06-05');
const failure = (code: string, path = 'date'): CallRefusal => ({
  status: 422,
  body: { status: 'error', message: '', problems: [{ path, code, message: '' }], reference: '' },
});

function checkoutValue(
  chosen: Day | null,
  asked: Day | null,
  more: { failure?: CallRefusal; placesLeft?: number } = {},
) {
  const availability = more.placesLeft === undefined ? {} : { 1001: { ...plenty(1001), placesLeft: more.placesLeft } };
  return {
    checkout: {
      selection: { ...emptySelection(CONTEXT), day: chosen },
      context: { ...CONTEXT, availability },
    },
    price: { state: more.failure ? 'failed' : 'fresh', failure: more.failure ?? null },
    opening: { address: { day: asked } },
  } as unknown as Pick<CheckoutValue, 'checkout' | 'price' | 'opening'>;
}

test('CAL-03 an unavailable date in the address shows a warning until another is chosen', () => {
  expect(dateWarning(checkoutValue(null, day('2027-06-06')))).toEqual({ day: '2027-06-06', problem: 'noDeparture' });
  expect(dateWarning(checkoutValue(null, june, { placesLeft: 0 }))).toEqual({ day: june, problem: 'soldOut' });
  expect(dateWarning(checkoutValue(june, day('2027-06-06')))).toBeNull();
  expect(dateWarning(checkoutValue(null, null))).toBeNull();
});

test('CAL-03 a chosen date that is refused or sells out shows a warning', () => {
  expect(dateWarning(checkoutValue(june, june, { failure: failure('sold-out') }))).toEqual({
    day: june,
    problem: 'soldOut',
  });
  expect(dateWarning(checkoutValue(june, june, { placesLeft: 0 }))).toEqual({ day: june, problem: 'soldOut' });
  expect(dateWarning(checkoutValue(june, june, { failure: failure('too-many', 'priceCategories') }))).toBeNull();
});

test('CAL-03 only a refusal of the date shows the date warning', () => {
  expect(refusedDay(failure('too-few-places'))).toBe('tooFewPlaces');
  expect(refusedDay(failure('no-departure'))).toBe('noDeparture');
  expect(refusedDay(failure('sold-out', 'promoCode'))).toBeNull();
  for (const other of [null, { status: 0, body: null }]) expect(refusedDay(other)).toBeNull();
});
