import { expect, test } from 'vitest';
import { createStore } from '../browser/storage.ts';
import { createWishes, type WishServer } from './wishes.ts';

const memory = () => createStore(() => null);

function fakeServer(kept: number[], broken = false): WishServer & { readonly kept: number[] } {
  return {
    kept,
    list: async () => (broken ? null : kept),
    merge: async (ids) => {
      if (broken) return null;
      kept.push(...ids.filter((id) => !kept.includes(id)));
      return kept;
    },
    add: async (id) => !broken && kept.push(id) > 0,
    remove: async () => !broken,
  };
}

test('NAV-14 an anonymous wishlist is stored in the browser, newest first, across pages', async () => {
  const store = memory();
  const wishes = createWishes(store, fakeServer([]));
  await wishes.start(null);
  await wishes.wish(4, true);
  await wishes.wish(7, true);
  await wishes.wish(4, true);
  const nextPage = createWishes(store, fakeServer([]));
  await nextPage.start(null);
  expect(nextPage.current()).toEqual({ ids: [4, 7], ready: true });
  await nextPage.wish(4, false);
  expect(nextPage.current().ids).toEqual([7]);
});

test('NAV-14 at log-in the anonymous wishlist is merged into the account and removed from the browser', async () => {
  const store = memory();
  const server = fakeServer([1, 2]);
  const visitor = createWishes(store, server);
  await visitor.start(null);
  await visitor.wish(2, true);
  await visitor.wish(3, true);
  const page = createWishes(store, server);
  await page.start('ada');
  expect(server.kept).toEqual([1, 2, 3]);
  expect(store.read('waymark_wishlist')).toBeNull();
});

test('NAV-14 a failed merge keeps the list in the browser', async () => {
  const store = memory();
  const visitor = createWishes(store, fakeServer([]));
  await visitor.start(null);
  await visitor.wish(9, true);
  const page = createWishes(store, fakeServer([], true));
  await page.start('ada');
  expect(page.current().ids).toEqual([9]);
  expect(store.read('waymark_wishlist')).toBe('[9]');
});

test('NAV-14 a wish is displayed immediately and removed when the server refuses it', async () => {
  const page = createWishes(memory(), { ...fakeServer([5]), add: async () => false });
  await page.start('ada');
  const wished = page.wish(6, true);
  expect(page.current().ids).toEqual([6, 5]);
  expect(await wished).toBe(false);
  expect(page.current().ids).toEqual([5]);
});

test('NAV-14 a wish added while the list loads is not lost', async () => {
  const server = fakeServer([5]);
  const page = createWishes(memory(), server);
  const started = page.start('ada');
  await page.wish(6, true);
  await started;
  expect(page.current().ids).toContain(6);
});

test('NAV-14 a list that arrives after log-out is not displayed to the next visitor', async () => {
  const store = memory();
  store.save('waymark_wishlist', '[9]');
  const answer = Promise.withResolvers<readonly number[]>();
  const page = createWishes(store, { ...fakeServer([]), merge: () => answer.promise });
  const loading = page.start('ada');
  await page.start(null);
  await page.wish(3, true);
  answer.resolve([1, 2, 9]);
  await loading;
  expect(page.current()).toEqual({ ids: [3, 9], ready: true });
  expect(store.read('waymark_wishlist')).toBe('[3,9]');
});

test('NAV-14 a list that arrives after another account logged in is not displayed to it', async () => {
  const lists = [Promise.withResolvers<readonly number[]>(), Promise.withResolvers<readonly number[]>()] as const;
  let asked = 0;
  const page = createWishes(memory(), {
    ...fakeServer([]),
    list: () => (lists[asked++] as (typeof lists)[0]).promise,
  });
  const first = page.start('ada');
  await page.start(null);
  const second = page.start('grace');
  lists[1].resolve([7]);
  await second;
  lists[0].resolve([1, 2]);
  await first;
  expect(page.current()).toEqual({ ids: [7], ready: true });
});

test('NAV-14 a list that fails to load after log-out changes nothing', async () => {
  const answer = Promise.withResolvers<readonly number[] | null>();
  const page = createWishes(memory(), { ...fakeServer([]), list: () => answer.promise });
  const loading = page.start('ada');
  const early = page.wish(4, true);
  await page.start(null);
  answer.resolve(null);
  await Promise.all([loading, early]);
  expect(page.current()).toEqual({ ids: [], ready: true });
});

test('NAV-14 a wish refused after log-out is not added to the anonymous list', async () => {
  const refusal = Promise.withResolvers<boolean>();
  const page = createWishes(memory(), { ...fakeServer([5]), remove: () => refusal.promise });
  await page.start('ada');
  const taken = page.wish(5, false);
  await page.start(null);
  refusal.resolve(false);
  expect(await taken).toBe(false);
  expect(page.current()).toEqual({ ids: [], ready: true });
});

test('a damaged list is read as far as it is valid', async () => {
  const store = memory();
  store.save('waymark_wishlist', '[1, "x", -4, 1, null, 2.5, 8]');
  const page = createWishes(store, fakeServer([]));
  await page.start(null);
  expect(page.current().ids).toEqual([1, 8]);
});
