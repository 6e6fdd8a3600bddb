import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLoading } from './watch-loading.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('PAY-08 a payment method that does not load within a minute is reported once, and watching stops after two minutes', () => {
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

test('PAY-08 a payment method that loads in time is not reported', () => {
  const missing = vi.fn();
  let loaded = false;
  watchLoading(() => loaded, missing);
  vi.advanceTimersByTime(50_000);
  loaded = true;
  vi.advanceTimersByTime(120_000);
  expect(missing).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
