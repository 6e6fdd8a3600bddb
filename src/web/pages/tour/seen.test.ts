import { expect, test } from 'vitest';
import { createStore } from '../../browser/storage.ts';
import { noteSeen, readSeen } from './seen.ts';

const memory = () => createStore(() => null);

test('tours are remembered newest first, each once, and not without end', () => {
  const store = memory();
  expect(noteSeen(store, 1)).toEqual([]);
  expect(noteSeen(store, 2)).toEqual([1]);
  expect(noteSeen(store, 1)).toEqual([2]);
  expect(readSeen(store)).toEqual([1, 2]);
  for (let id = 10; id < 40; id += 1) noteSeen(store, id);
  expect(readSeen(store)).toHaveLength(12);
});

test('what cannot be read is nothing', () => {
  const store = memory();
  for (const odd of ['{', '"x"', '[null, -1, "2", 1.5, 7]']) {
    store.keep('waymark_seen', odd);
    expect(readSeen(store).every((id) => id === 7)).toBe(true);
  }
});
