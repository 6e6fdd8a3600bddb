import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day, day } from '#domain/calendar/day.ts';
import { weekdayOf } from '#domain/calendar/month.ts';
import { type DeparturePattern, MAX_SEASON_DAYS, patternDays } from './departure-pattern.ts';

const TODAY = day('2026-11-18');
const SATURDAY = 5;
const saturdays: DeparturePattern = {
  recurrence: { kind: 'weekly', weekdays: [SATURDAY], everyWeeks: 1 },
  season: { from: day('2027-05-01'), until: day('2027-09-30') },
  exclusions: [{ from: day('2027-08-01'), until: day('2027-08-31') }],
};

test('every Saturday from May to September except August gives eighteen departures', () => {
  const { create, excluded } = patternDays(saturdays, new Set(), TODAY);
  expect(create).toHaveLength(18);
  expect(excluded).toBe(4);
  expect(create[0]).toBe('2027-05-01');
  expect(create.some((start) => start.startsWith('2027-08'))).toBe(false);
});

test('a day that already has a departure is listed and not created again', () => {
  const taken = day('2027-05-08');
  const { create, existing } = patternDays(saturdays, new Set([taken]), TODAY);
  expect(existing).toEqual([taken]);
  expect(create).not.toContain(taken);
});

test('days that have begun are listed as past', () => {
  const { create, past } = patternDays(saturdays, new Set(), day('2027-05-15'));
  expect(past).toEqual(['2027-05-01', '2027-05-08', '2027-05-15']);
  expect(create[0]).toBe('2027-05-22');
});

test('every second week keeps both weekdays of the same week', () => {
  const pattern: DeparturePattern = {
    recurrence: { kind: 'weekly', weekdays: [0, SATURDAY], everyWeeks: 2 },
    season: { from: day('2027-05-05'), until: day('2027-06-10') },
    exclusions: [],
  };
  expect(patternDays(pattern, new Set(), TODAY).create).toEqual([
    '2027-05-08',
    '2027-05-17',
    '2027-05-22',
    '2027-05-31',
    '2027-06-05',
  ]);
});

test('a day of the month that a month does not have is left out', () => {
  const pattern: DeparturePattern = {
    recurrence: { kind: 'monthly', daysOfMonth: [31] },
    season: { from: day('2027-01-01'), until: day('2027-04-30') },
    exclusions: [],
  };
  expect(patternDays(pattern, new Set(), TODAY).create).toEqual(['2027-01-31', '2027-03-31']);
});

test('a season that ends before it begins has no days', () => {
  const season = { from: day('2027-05-02'), until: day('2027-05-01') };
  expect(patternDays({ ...saturdays, season }, new Set(), TODAY).create).toEqual([]);
});

test('every day of any pattern lies in the season, on a weekday of the pattern, outside the exclusions', () => {
  const anyDay = fc.integer({ min: -400, max: 1400 }).map((days) => addDays(TODAY, days));
  const anyPattern = fc.record({
    recurrence: fc.record({
      kind: fc.constant('weekly' as const),
      weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
      everyWeeks: fc.integer({ min: 1, max: 8 }),
    }),
    season: fc.record({ from: anyDay, until: anyDay }),
    exclusions: fc.array(fc.record({ from: anyDay, until: anyDay }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(anyPattern, fc.array(anyDay), (pattern, existing) => {
      const known = new Set<Day>(existing);
      const { create, existing: kept, past } = patternDays(pattern, known, TODAY);
      expect(create.length + kept.length + past.length).toBeLessThanOrEqual(MAX_SEASON_DAYS);
      for (const start of create) {
        expect(start > TODAY && start >= pattern.season.from && start <= pattern.season.until).toBe(true);
        expect(pattern.recurrence.weekdays).toContain(weekdayOf(start));
        expect(known.has(start)).toBe(false);
        expect(pattern.exclusions.some(({ from, until }) => from <= start && start <= until)).toBe(false);
      }
      expect([...create]).toEqual([...new Set(create)].sort());
    }),
  );
});
