import { expect, test } from 'vitest';
import { timeParts } from './time-parts.ts';

test('HOLD-01 a countdown starts at 48 hours and counts every second', () => {
  expect(timeParts(172_800)).toEqual({ hours: 48, minutes: 0, seconds: 0 });
  expect(timeParts(172_799)).toEqual({ hours: 47, minutes: 59, seconds: 59 });
  expect(timeParts(61)).toEqual({ hours: 0, minutes: 1, seconds: 1 });
  expect(timeParts(0)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
});
