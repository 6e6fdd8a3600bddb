import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './throttled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('PRICE-04 many calls in a pause run once at once and once at its end', () => {
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

test('PRICE-04 after a quiet pause the next call runs at once, and a cancelled one never', () => {
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
