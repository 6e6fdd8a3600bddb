import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLoading } from './watch-loading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('PAY-08 what has not come after a minute is told once, and after two minutes nobody looks any more', () => {
  const missing = vi.fn();
  const isLoaded = vi.fn(() => false);
  watchLoading(isLoaded, missing);
  vi.advanceTimersByTime(59_999);
  expect(missing).not.toHaveBeenCalled();
  expect(isLoaded).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(600_000);
  expect(missing).toHaveBeenCalledTimes(1);
  expect(isLoaded).toHaveBeenCalledTimes(12);
});

test('PAY-08 what has come in time is not told', () => {
  const missing = vi.fn();
  let loaded = false;
  watchLoading(() => loaded, missing);
  vi.advanceTimersByTime(50_000);
  loaded = true;
  vi.advanceTimersByTime(120_000);
  expect(missing).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
