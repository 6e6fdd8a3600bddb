import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import { CONTEXT, FACTS, plenty } from '#domain/testing/sample.ts';
import { dayProblem, nearestDays } from './day-problem.ts';

const days = FACTS.variant.departures.map((departure) => departure.day);
const february = day('2027-02-20');
const june = day('2027-06-05');
const september = day('2027-09-18');
const left = (placesLeft: number) => ({ ...CONTEXT, availability: { 1001: { ...plenty(1001), placesLeft } } });

test('CAL-04 an unavailable date states its reason', () => {
  expect(dayProblem({ 1: 2 }, june, CONTEXT)).toBeNull();
  expect(dayProblem({ 1: 2 }, june, left(0))).toBe('soldOut');
  expect(dayProblem({ 1: 2 }, june, left(1))).toBe('tooFewPlaces');
  expect(dayProblem({ 1: 2 }, day('2027-06-06'), CONTEXT)).toBe('noDeparture');
  expect(dayProblem({ 1: 2 }, day('2026-06-06'), CONTEXT)).toBe('past');
  expect(dayProblem({ 1: 2 }, june, { ...CONTEXT, today: june })).toBe('past');
  expect(dayProblem({ 4: 1 }, september, CONTEXT)).toBe('typeNotSold');
});

test('CAL-03 the nearest available dates for a party are listed in calendar order', () => {
  expect(days).toEqual([february, june, september]);
  expect(nearestDays({ 1: 2 }, june, 2, CONTEXT)).toEqual([february, september]);
  expect(nearestDays({ 1: 2 }, september, 5, left(1))).toEqual([february]);
  expect(nearestDays({ 1: 2 }, june, 0, CONTEXT)).toEqual([]);
});
