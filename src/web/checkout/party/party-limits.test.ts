import { expect, test } from 'vitest';
import { choicesView } from '#contract/view/choices-view.ts';
import { type Change, change, emptySelection } from '#domain/booking/change.ts';
import { day } from '#domain/calendar/day.ts';
import { CONTEXT, NOW, plenty } from '#domain/testing/sample.ts';
import type { BookingView } from '../state/view.ts';
import { highestOf, lowestOf, minorsNeedAdult, partyAddLimit, typeAddLimit } from './party-limits.ts';

const context = { ...CONTEXT, language: 'en', currency: 'EUR', now: NOW, isAgent: false } as const;
const tight = { ...context, availability: { 1001: { ...plenty(1001), placesLeft: 3 } } };
const people = (typeId: number, count: number): Change => ({ kind: 'passengers', typeId, count });
const june: Change = { kind: 'day', day: day('2027-06-05') };

function viewOf(around: typeof context | typeof tight, ...wishes: Change[]): BookingView {
  const selection = wishes.reduce((before, wish) => change(before, wish, around), emptySelection(around));
  return choicesView(selection, around) as BookingView;
}
const offer = (view: BookingView, typeId: number) => {
  const found = view.offers.passengers.find((one) => one.typeId === typeId);
  if (!found) throw new Error('no such passenger');
  return found;
};

test('PAX-02 when the places of a date are used up, everybody hears it once', () => {
  const view = viewOf(tight, june, people(1, 3));
  expect(partyAddLimit(view)).toEqual({ code: 'places', most: 3 });
  for (const each of view.offers.passengers) {
    expect(typeAddLimit(each, view)).toBeNull();
    expect(highestOf(each, view)).toBe(each.count);
  }
});

test('PAX-02 the size of the group limits when the date has more places', () => {
  const view = viewOf(context, people(1, 12), people(2, 4));
  expect(partyAddLimit(view)).toEqual({ code: 'group', most: 16 });
});

test('PAX-01 a kind at its own maximum says so while others can still come', () => {
  const view = viewOf(context, people(1, 12));
  expect(partyAddLimit(view)).toBeNull();
  expect(typeAddLimit(offer(view, 1), view)).toEqual({ code: 'type', most: 12 });
  expect(typeAddLimit(offer(view, 2), view)).toBeNull();
  const september = viewOf(context, { kind: 'day', day: day('2027-09-18') });
  expect(typeAddLimit(offer(september, 4), september)).toEqual({ code: 'notSold' });
});

test('NAV-12 a stepper reaches what the places, the group and the kind allow, and no less than must stay', () => {
  const view = viewOf(tight, june, people(1, 1), people(2, 1));
  expect(highestOf(offer(view, 1), view)).toBe(2);
  expect(highestOf(offer(view, 2), view)).toBe(2);
  expect(lowestOf(offer(view, 1), view)).toBe(1);
  expect(lowestOf(offer(view, 2), view)).toBe(0);
  const couple = viewOf(context, people(1, 1), people(4, 1));
  expect(lowestOf(offer(couple, 1), couple)).toBe(0);
});

test('PAX-02 the last adult stays because of the children, and that is said', () => {
  expect(minorsNeedAdult(viewOf(context, people(1, 1), people(2, 1)))).toBe(true);
  expect(minorsNeedAdult(viewOf(context, people(1, 2), people(2, 1)))).toBe(false);
  expect(minorsNeedAdult(viewOf(context, people(1, 1)))).toBe(false);
});
