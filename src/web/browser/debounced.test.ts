import { expect, test, vi } from 'vitest';
import { debounced } from './debounced.ts';

function bench() {
  vi.useFakeTimers();
  const asked: { key: string; signal: AbortSignal; answer: (value: string) => void; fail: (error: Error) => void }[] =
    [];
  const seen: string[] = [];
  const failed: unknown[] = [];
  const question = debounced<string, string>(
    200,
    (key, signal) => new Promise((answer, fail) => asked.push({ key, signal, answer, fail })),
    { value: (value) => seen.push(value), failure: (error) => failed.push(error) },
  );
  return { question, asked, seen, failed };
}

test('only the last key within the pause is asked', async () => {
  const { question, asked } = bench();
  question.ask('a');
  await vi.advanceTimersByTimeAsync(199);
  question.ask('b');
  await vi.advanceTimersByTimeAsync(199);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map((one) => one.key)).toEqual(['b']);
});

test('a newer key aborts the older request, and its late answer never overwrites the newer one', async () => {
  const { question, asked, seen, failed } = bench();
  question.ask('old');
  await vi.advanceTimersByTimeAsync(200);
  question.ask('new');
  expect(asked[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  asked[1]?.answer('new price');
  await vi.advanceTimersByTimeAsync(0);
  asked[0]?.answer('old price');
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['new price']);
  expect(failed).toEqual([]);
});

test('the same key is asked once while it waits or is under way, and again afterwards', async () => {
  const { question, asked, seen } = bench();
  question.ask('a');
  question.ask('a');
  await vi.advanceTimersByTimeAsync(200);
  question.ask('a');
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.length).toBe(1);
  asked[0]?.answer('1');
  await vi.advanceTimersByTimeAsync(0);
  question.ask('a');
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.length).toBe(2);
  expect(seen).toEqual(['1']);
});

test('a failure reaches the listener, but not one of a question that was given up', async () => {
  const { question, asked, failed } = bench();
  question.ask('a');
  await vi.advanceTimersByTimeAsync(200);
  question.cancel();
  asked[0]?.fail(new Error('aborted'));
  question.ask('b');
  await vi.advanceTimersByTimeAsync(200);
  asked[1]?.fail(new Error('down'));
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toEqual([new Error('down')]);
});
