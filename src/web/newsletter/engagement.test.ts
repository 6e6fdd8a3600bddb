import { expect, test } from 'vitest';
import { createStore, type Keeper } from '../browser/storage.ts';
import { offered, shouldOffer } from './engagement.ts';

function storage(): Keeper {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

test('NAV-15 the newsletter is offered on the second tour, never on the first, and never again', () => {
  const place = storage();
  const store = createStore(() => place);
  expect(shouldOffer(store, 1)).toBe(false);
  expect(shouldOffer(store, 1)).toBe(false);
  expect(shouldOffer(store, 2)).toBe(true);
  offered(store);
  expect(shouldOffer(store, 3)).toBe(false);
});

test('NAV-15 without storage the newsletter is not offered, since a refusal could not be remembered', () => {
  const store = createStore(() => null);
  for (const tour of [1, 2, 3]) expect(shouldOffer(store, tour)).toBe(false);
});
