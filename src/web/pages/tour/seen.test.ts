import { expect, test } from 'vitest';
import { createStore } from '../../browser/storage.ts';
import { noteSeen, readSeen } from './seen.ts';

const memory = () => createStore(() => null);

test('seen tours are stored newest first, without duplicates, up to a limit', () => {
  const store = memory();
  expect(noteSeen(store, 1)).toEqual([]);
  expect(noteSeen(store, 2)).toEqual([1]);
  expect(noteSeen(store, 1)).toEqual([2]);
  expect(readSeen(store)).toEqual([1, 2]);
  for (let id = 10; id < 40; id += 1) noteSeen(store, id);
  expect(readSeen(store)).toHaveLength(12);
});

test('unreadable storage counts as empty', () => {
  const store = memory();
  for (const odd of ['{', '"x"', '[null, -1, "2", 1.5, 7]']) {
    store.save('waymark_seen', odd);
    expect(readSeen(store).every((id) => id === 7)).toBe(true);
  }
});
