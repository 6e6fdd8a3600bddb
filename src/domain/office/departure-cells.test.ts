import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import { type CellContext, type CellName, type CellProblem, type CellValue, checkCell } from './departure-cells.ts';

const context: CellContext = {
  passengerTypeIds: [1, 2],
  roomIds: [11],
  today: day('2026-11-18'),
  seatsTaken: 0,
  roomsTaken: { 11: 3 },
};

const cases: [CellName, CellValue, CellProblem | null][] = [
  ['day', '2027-05-01', null],
  ['day', '2027-02-30', 'not-a-day'],
  ['day', '2026-11-18', 'day-has-begun'],
  ['state', 'closed', null],
  ['state', 'cancelled', 'cancel-by-cancelling'],
  ['state', 'sold', 'not-a-state'],
  ['confirmation', 'onRequest', null],
  ['confirmation', 'maybe', 'not-a-confirmation'],
  ['seats', 16, null],
  ['seats', 1.5, 'not-a-whole-number'],
  ['seats', -1, 'not-a-whole-number'],
  ['seats', 10_001, 'too-large'],
  ['room.11', 3, null],
  ['room.11', 2, 'below-taken'],
  ['room.12', 2, 'unknown-cell'],
  ['price.1', 129_900, null],
  ['price.1', null, null],
  ['price.1', -1, 'not-an-amount'],
  ['price.9', 100, 'unknown-cell'],
  ['minimum', null, null],
  ['minimum', 0, 'not-a-whole-number'],
  ['closesDaysBefore', 366, 'too-large'],
  ['closesDaysBefore', 0, 'not-a-whole-number'],
  ['localPayment', 0, 'not-an-amount'],
  ['guaranteed', 'yes', 'not-yes-or-no'],
  ['meetingTime', '08:30', null],
  ['meetingTime', '24:00', 'not-a-time'],
  ['note.en', 'x'.repeat(501), 'too-long'],
  ['code', null, null],
  ['code', 'ALP-2027/05', null],
  ['code', 'ALP 2027', 'not-a-code'],
];

test.each(cases)('the cell %s with %j is answered with %j', (cell, value, problem) => {
  expect(checkCell(cell, value, context)).toBe(problem);
});

test('the day of a departure with sold seats cannot be changed', () => {
  expect(checkCell('day', '2027-05-01', { ...context, seatsTaken: 1 })).toBe('day-is-sold');
});

test('seats cannot go below what is taken', () => {
  expect(checkCell('seats', 11, { ...context, seatsTaken: 12 })).toBe('below-taken');
  expect(checkCell('seats', 12, { ...context, seatsTaken: 12 })).toBeNull();
});
