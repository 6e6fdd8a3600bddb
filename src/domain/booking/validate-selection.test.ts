import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import { anyChoices } from '#domain/testing/arbitraries.ts';
import { runs } from '#domain/testing/runs.ts';
import { CONTEXT, FACTS, plenty, TODAY } from '#domain/testing/sample.ts';
import { emptySelection } from './change.ts';
import type { Selection, SelectionContext } from './selection.ts';
import { selectionProblems } from './selection-problems.ts';
import { validateSelection } from './validate-selection.ts';

const june = day('2027-06-05');
const refusedFor = (asked: Partial<Selection>, context: SelectionContext = CONTEXT) =>
  validateSelection(asked, context).problems;

test('PRICE-01 missing fields get defaults, and given fields are used unchanged', () => {
  const empty = emptySelection(CONTEXT);
  expect(validateSelection({}, CONTEXT)).toEqual({ selection: empty, takenBack: [], problems: null });
  const asked = { day: june, party: { 1: 2 }, rooms: { 1: { 1: 2 } }, flexible: true };
  expect(validateSelection(asked, CONTEXT)).toEqual({
    selection: { ...empty, ...asked },
    takenBack: [],
    problems: null,
  });
});

test('PRICE-01 places taken by others are removed from the selection and reported with the released travellers', () => {
  const context = { ...CONTEXT, availability: { 1001: { ...plenty(1001), roomsLeft: { 1: 0, 2: 9 } } } };
  const asked = { day: june, party: { 1: 2 }, rooms: { 1: { 1: 2 } }, saving: { kind: 'travelCredits' as const } };
  const validated = validateSelection(asked, context);
  expect(validated).toMatchObject({
    selection: { rooms: {}, saving: { kind: 'none' }, released: [{ roomId: 1, typeId: 1, count: 2 }] },
    takenBack: [
      { path: 'rooms.1', code: 'roomFull' },
      { path: 'saving', code: 'notOffered' },
    ],
  });
});

test('PRICE-01 CAL-02 options that were never offered are refused, each with one reason', () => {
  expect(refusedFor({ party: { 1: 40 } })).toContainEqual({ path: 'party.1', code: 'aboveMaximum' });
  expect(refusedFor({ extras: { 9: { 9: 1 } } })).toEqual([{ path: 'extras.9.9', code: 'unknownExtra' }]);
  expect(refusedFor({ day: day('2027-06-06') })).toEqual([{ path: 'day', code: 'noDeparture' }]);
  expect(refusedFor({ day: TODAY })).toContainEqual({ path: 'day', code: 'past' });
  const full = { ...CONTEXT, availability: { 1001: { ...plenty(1001), placesLeft: 0 } } };
  expect(refusedFor({ day: june }, full)).toEqual([{ path: 'day', code: 'soldOut' }]);
  const few = { ...CONTEXT, availability: { 1001: { ...plenty(1001), placesLeft: 1 } } };
  expect(refusedFor({ day: june, party: { 1: 2 } }, few)).toEqual([{ path: 'day', code: 'tooFewPlaces' }]);
  const words = { en: 'closed', de: 'geschlossen' };
  const closed = { ...CONTEXT, facts: { ...FACTS, tour: { ...FACTS.tour, blocked: words } } };
  expect(refusedFor({ day: june }, closed)).toEqual([{ path: 'day', code: 'blocked' }]);
});

test('PRICE-01 validation returns only offered options and is idempotent', () => {
  fc.assert(
    fc.property(anyChoices, ({ insurance: _, ...asked }) => {
      const validated = validateSelection(asked, CONTEXT);
      if (validated.problems) {
        expect(validated.problems).not.toEqual([]);
        return;
      }
      expect(selectionProblems(validated.selection, CONTEXT)).toEqual([]);
      expect(validateSelection(validated.selection, CONTEXT)).toMatchObject({ takenBack: [], problems: null });
    }),
    runs(),
  );
});
