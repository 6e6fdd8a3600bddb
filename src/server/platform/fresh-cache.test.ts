import { expect, test } from 'vitest';
import { FreshCache } from './fresh-cache.ts';

test('a value is computed once per version, and again for another', () => {
  const cache = new FreshCache<string, { made: number }>(10);
  let made = 0;
  const get = (state: unknown) => cache.get('a', state, () => ({ made: ++made })).made;
  expect([get(1), get(1), get(2), get(2), get(1)]).toEqual([1, 1, 2, 2, 3]);
});

test('the least recently used value is evicted', () => {
  const cache = new FreshCache<string, { name: string }>(2);
  for (const name of ['a', 'b', 'a', 'c']) cache.get(name, 1, () => ({ name }));
  expect(['a', 'b', 'c'].map((name) => cache.find(name, 1)?.name ?? null)).toEqual(['a', null, 'c']);
});

test('a rejected promise is not cached, and does not remove a newer value', async () => {
  const cache = new FreshCache<string, Promise<string>>(2);
  await expect(cache.get('a', 1, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', 1, async () => 'there')).toBe('there');
  const failing = cache.get('b', 1, () => Promise.reject(new Error('away')));
  cache.store('b', 2, Promise.resolve('newer'));
  await expect(failing).rejects.toThrow('away');
  expect(await cache.find('b', 2)).toBe('newer');
});
