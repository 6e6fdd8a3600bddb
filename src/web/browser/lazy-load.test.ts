import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, chunkTimeout, loadOnce } from './lazy-load.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('NAV-07 a piece is loaded once, however often it is used', async () => {
  const load = vi.fn(async () => 'map');
  const get = loadOnce('map', load, () => {});
  expect(await Promise.all([get(), get()])).toEqual(['map', 'map']);
  await get();
  expect(load).toHaveBeenCalledTimes(1);
});

test('NAV-07 a piece that has not arrived after 120 000 ms is a reported ChunkLoadError, and not a moment earlier', async () => {
  vi.useFakeTimers();
  const reported: ChunkLoadError[] = [];
  const outcome = vi.fn();
  loadOnce(
    'map',
    () => new Promise(() => {}),
    (error) => void reported.push(error),
  )().catch(outcome);
  await vi.advanceTimersByTimeAsync(chunkTimeout - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError);
  expect(reported.map((error) => error.name)).toEqual(['ChunkLoadError']);
});

test('NAV-07 a piece that failed can be tried again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('network')).mockResolvedValue('map');
  const get = loadOnce('map', load, () => {});
  await expect(get()).rejects.toThrow('Loading of map failed');
  expect(await get()).toBe('map');
});

test('each piece is asked for in a task of its own, so that many at once are no long one', async () => {
  const load = vi.fn(async () => 'map');
  const piece = loadOnce('map', load, () => {})();
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(await piece).toBe('map');
});
