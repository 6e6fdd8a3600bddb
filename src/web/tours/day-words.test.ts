import { expect, test } from 'vitest';
import { dayWords, endWords } from './day-words.ts';

test('a day is the same in words wherever the reader is', () => {
  expect(dayWords('2027-03-01', 'en')).toBe('Mar 1');
  expect(dayWords('2027-03-01', 'de')).toBe('1. März');
  expect(dayWords('2027-12-31', 'en', 'long')).toBe('December 31, 2027');
});

test('a deal ends on the day that its last moment lies in', () => {
  expect(endWords('2027-03-01T23:59:59.999Z', 'en')).toBe('March 1');
});
