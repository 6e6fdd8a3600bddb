import { expect, test } from 'vitest';
import { createStore, type Keeper, storageWorks } from './storage.ts';

function working(): Keeper & { readonly held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

const full: Keeper = {
  ...working(),
  setItem() {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

function blocked(): Keeper {
  throw new DOMException('denied', 'SecurityError');
}

const unreachable: [string, () => Keeper | undefined][] = [
  ['missing', () => undefined],
  ['blocked', blocked],
  ['full', () => full],
];

test('NAV-11 the availability test is true for a working storage and leaves nothing behind', () => {
  const storage = working();
  expect(storageWorks(() => storage)).toBe(true);
  expect(storage.held.size).toBe(0);
});

test.each(unreachable)(
  'NAV-11 the availability test is false for a storage that is %s, and values are kept in memory',
  (_, reach) => {
    expect(storageWorks(reach)).toBe(false);
    const store = createStore(reach);
    expect(store.read('a')).toBeNull();
    expect(store.save('a', '1')).toBe(false);
    expect(store.read('a')).toBe('1');
    store.forget('a');
    expect(store.read('a')).toBeNull();
  },
);

test('NAV-11 when storage becomes full the newest value is kept in memory, and later values are stored once there is room', () => {
  const storage = working();
  let room = true;
  const store = createStore(() => (room ? storage : full));
  expect(store.save('a', 'old')).toBe(true);
  room = false;
  expect(store.save('a', 'new')).toBe(false);
  expect(store.read('a')).toBe('new');
  room = true;
  expect(store.save('a', 'newest')).toBe(true);
  expect([store.read('a'), storage.getItem('a')]).toEqual(['newest', 'newest']);
});
