import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import { anyParty } from '#domain/testing/arbitraries.ts';
import { runs } from '#domain/testing/runs.ts';
import { CONTEXT, NOW, plenty } from '#domain/testing/sample.ts';
import { type Change, changeSelection, emptySelection } from './change.ts';
import { minorsNeedAdult, type PassengerOffer, partyAddLimit, passengerOffers } from './party-offers.ts';
import type { OfferContext, Selection } from './selection.ts';

const context: OfferContext = { ...CONTEXT, language: 'en', currency: 'EUR', now: NOW, isAgent: false };
const tight = { ...context, availability: { 1001: { ...plenty(1001), placesLeft: 3 } } };
const people = (typeId: number, count: number): Change => ({ kind: 'passengers', typeId, count });
const june: Change = { kind: 'day', day: day('2027-06-05') };

const selected = (around: OfferContext, ...changes: Change[]): Selection =>
  changes.reduce((before, change) => changeSelection(before, change, around), emptySelection(around));

function offer(selection: Selection, around: OfferContext, typeId: number): PassengerOffer {
  const found = passengerOffers(selection, around).find(({ type }) => type.id === typeId);
  if (!found) throw new Error('no such passenger');
  return found;
}

test('PAX-02 a date without places left shows one message for the whole party', () => {
  const selection = selected(tight, june, people(1, 3));
  expect(partyAddLimit(selection, tight)).toEqual({ code: 'places', max: 3 });
  for (const { limit, highest, count } of passengerOffers(selection, tight)) {
    expect(limit).toBeNull();
    expect(highest).toBe(count);
  }
});

test('PAX-02 the group size limits the party when the date has more places', () => {
  expect(partyAddLimit(selected(context, people(1, 12), people(2, 4)), context)).toEqual({ code: 'group', max: 16 });
});

test('PAX-01 a passenger type at its maximum states so while other types can be added', () => {
  const twelve = selected(context, people(1, 12));
  expect(partyAddLimit(twelve, context)).toBeNull();
  expect(offer(twelve, context, 1).limit).toEqual({ code: 'type', max: 12 });
  expect(offer(twelve, context, 2).limit).toBeNull();
  const september = selected(context, { kind: 'day', day: day('2027-09-18') });
  expect(offer(september, context, 4)).toMatchObject({ limit: { code: 'notSold' }, price: null });
});

test('NAV-12 a stepper is limited by places, group size and type, and by the minimum', () => {
  const family = selected(tight, june, people(1, 1), people(2, 1));
  expect(offer(family, tight, 1)).toMatchObject({ lowest: 1, highest: 2 });
  expect(offer(family, tight, 2)).toMatchObject({ lowest: 0, highest: 2 });
  expect(offer(selected(context, people(1, 1), people(4, 1)), context, 1).lowest).toBe(0);
});

test('PAX-02 the last adult cannot be removed while there are children, and the reason is shown', () => {
  const needed = (...changes: Change[]) => minorsNeedAdult(selected(context, ...changes), context);
  expect(needed(people(1, 1), people(2, 1))).toBe(true);
  expect(needed(people(1, 2), people(2, 1))).toBe(false);
  expect(needed(people(1, 1))).toBe(false);
});

test('PAX-01 PAX-02 a stepper offers exactly the counts that can be chosen', () => {
  fc.assert(
    fc.property(anyParty, fc.boolean(), (party, dated) => {
      const start = selected(tight, ...(dated ? [june] : []));
      const selection = Object.entries(party).reduce(
        (before, [typeId, count]) => changeSelection(before, people(Number(typeId), count), tight),
        start,
      );
      for (const { type, count, lowest, highest } of passengerOffers(selection, tight)) {
        for (const wanted of [lowest, highest])
          if (wanted !== count)
            expect(changeSelection(selection, people(type.id, wanted), tight).party[type.id] ?? 0).toBe(wanted);
        for (const beyond of [lowest - 1, highest + 1])
          expect(changeSelection(selection, people(type.id, beyond), tight)).toBe(selection);
      }
    }),
    runs(),
  );
});
