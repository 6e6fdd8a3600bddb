import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallResult } from '#contract/problem.ts';
import { CallCache, type Load } from './call-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Question = { readonly signal: AbortSignal; readonly answer: (result: CallResult<string>) => void };

const ok = (answer: string): CallResult<string> => ({ ok: true, answer });
const refused: CallResult<string> = { ok: false, refusal: { status: 503, body: null } };

function bench() {
  const asked: Question[] = [];
  const cache = new CallCache();
  const load: Load<string> = (signal) => new Promise((answer) => asked.push({ signal, answer }));
  const heard: string[] = [];
  const watch = (key: string, options = {}) => cache.watch(key, load, () => heard.push(key), options);
  const answer = async (place: number, result: CallResult<string>) => {
    asked[place]?.answer(result);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { cache, asked, heard, watch, answer, state: (key: string) => cache.read(key)?.state ?? null };
}

test('concurrent watchers share one request, and all are notified of the response', async () => {
  const { cache, asked, heard, watch, answer, state } = bench();
  expect(state('a')).toBeNull();
  watch('a');
  watch('a');
  expect([state('a'), asked.length]).toEqual(['loading', 1]);
  await answer(0, ok('A'));
  expect(heard).toEqual(['a', 'a']);
  expect(cache.read('a')).toEqual({ state: 'ready', answer: 'A', refusal: null });
  expect(cache.read('a')).toBe(cache.read('a'));
});

test('PRICE-02 only the last request after a debounce is sent', async () => {
  const { asked, watch } = bench();
  const stop = watch('a', { debounce: 200 });
  await vi.advanceTimersByTimeAsync(199);
  stop();
  watch('b', { debounce: 200 });
  await vi.advanceTimersByTimeAsync(199);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(1);
});

test('PRICE-02 an abandoned request is aborted, and its late response is ignored', async () => {
  const { asked, heard, watch, answer, state } = bench();
  const stop = watch('old');
  stop();
  expect(asked[0]?.signal.aborted).toBe(true);
  watch('new');
  await answer(1, ok('new'));
  await answer(0, ok('old'));
  expect([state('old'), state('new')]).toEqual([null, 'ready']);
  expect(heard).toEqual(['new']);
});

test('one watcher leaving does not abort the request for the others', async () => {
  const { asked, watch, answer, state } = bench();
  const stop = watch('a');
  watch('a');
  stop();
  expect(asked[0]?.signal.aborted).toBe(false);
  await answer(0, ok('A'));
  expect(state('a')).toBe('ready');
});

test('a response is cached for identical requests until it expires', async () => {
  const { asked, watch, answer, state } = bench();
  const stop = watch('a', { cacheFor: 1000 });
  await answer(0, ok('A'));
  await vi.advanceTimersByTimeAsync(999);
  stop();
  expect(state('a')).toBe('ready');
  watch('a', { cacheFor: 1000 })();
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(state('a')).toBeNull();
  watch('a', { cacheFor: 1000 });
  expect([state('a'), asked.length]).toEqual(['loading', 2]);
});

test('a watched response does not expire, and an uncached one is dropped with its last watcher', async () => {
  const { watch, answer, state } = bench();
  const stop = watch('a', { cacheFor: 0 });
  await answer(0, ok('A'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(state('a')).toBe('ready');
  stop();
  expect(state('a')).toBeNull();
});

test('an error is reported, not cached, and retried on demand', async () => {
  const { cache, asked, watch, answer, state } = bench();
  const stop = watch('a');
  await answer(0, refused);
  expect(cache.read('a')).toEqual({ state: 'failed', answer: null, refusal: { status: 503, body: null } });
  cache.reload('a');
  expect([state('a'), asked.length]).toEqual(['loading', 2]);
  await answer(1, refused);
  stop();
  expect(state('a')).toBeNull();
  watch('a');
  expect(asked).toHaveLength(3);
});

test('a retry aborts the running request and ignores its response', async () => {
  const { cache, asked, watch, answer } = bench();
  watch('a');
  cache.reload('a');
  expect(asked[0]?.signal.aborted).toBe(true);
  await answer(1, ok('second'));
  await answer(0, ok('first'));
  expect(cache.read('a')?.answer).toBe('second');
});

test('data delivered with the page is not requested until a reload', async () => {
  const { cache, asked, watch } = bench();
  watch('a', { initial: { state: 'ready', answer: 'page', refusal: null } });
  expect([cache.read('a')?.answer, asked.length]).toEqual(['page', 0]);
  cache.reload('a');
  expect(asked).toHaveLength(1);
});
