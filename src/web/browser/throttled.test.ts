import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './throttled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('PRICE-04 calls within an interval run once immediately and once at its end', () => {
  let runs = 0;
  const { run } = throttled(100, () => {
    runs += 1;
  });
  run();
  run();
  run();
  expect(runs).toBe(1);
  vi.advanceTimersByTime(99);
  expect(runs).toBe(1);
  vi.advanceTimersByTime(1);
  expect(runs).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(runs).toBe(2);
});

test('PRICE-04 the first call after a quiet interval runs immediately, and a cancelled one never', () => {
  let runs = 0;
  const { run, cancel } = throttled(100, () => {
    runs += 1;
  });
  run();
  vi.advanceTimersByTime(100);
  run();
  expect(runs).toBe(2);
  run();
  cancel();
  vi.advanceTimersByTime(1000);
  expect(runs).toBe(2);
});
