import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadOnce } from './lazy-load.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('NAV-07 a lazy module is loaded once', async () => {
  const load = vi.fn(async () => 'map');
  const get = loadOnce('map', load, () => {});
  expect(await Promise.all([get(), get()])).toEqual(['map', 'map']);
  await get();
  expect(load).toHaveBeenCalledTimes(1);
});

test('NAV-07 a lazy module that has not loaded after 120 000 ms is reported as a ChunkLoadError, and not earlier', async () => {
  vi.useFakeTimers();
  const reported: ChunkLoadError[] = [];
  const outcome = vi.fn();
  loadOnce(
    'map',
    () => new Promise(() => {}),
    (error) => void reported.push(error),
  )().catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError);
  expect(reported.map((error) => error.name)).toEqual(['ChunkLoadError']);
});

test('NAV-07 a failed lazy module can be retried', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('network')).mockResolvedValue('map');
  const get = loadOnce('map', load, () => {});
  await expect(get()).rejects.toThrow('Loading of map failed');
  expect(await get()).toBe('map');
});

test('each lazy module is loaded in its own task, so many at once cause no long task', async () => {
  const load = vi.fn(async () => 'map');
  const piece = loadOnce('map', load, () => {})();
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(await piece).toBe('map');
});
