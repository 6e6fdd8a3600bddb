import { expect, test } from 'vitest';
import { createPauses, isRestarted } from '../../bin/restarts.mjs';

test('the restart delay doubles up to a minute, and resets after a minute without a crash', () => {
  const nextPause = createPauses();
  const pauses = Array.from({ length: 9 }, () => nextPause(500));
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1000));
  expect([nextPause(60_000), nextPause(500)]).toEqual([1000, 2000]);
});

test('a process is restarted after a crash, not after a stop, and not if it never opened', () => {
  const crash = { code: null, hasOpened: true, isStopping: false };
  expect(isRestarted(crash)).toBe(true);
  expect(isRestarted({ ...crash, code: 134 })).toBe(true);
  expect(isRestarted({ ...crash, code: 0 })).toBe(false);
  expect(isRestarted({ ...crash, isStopping: true })).toBe(false);
  expect(isRestarted({ ...crash, code: 78, hasOpened: false })).toBe(false);
});
