import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxWishes } from '#contract/list/wishlist.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { logIn, makeAccount, visit } from './access-visitor.ts';

let shop: TestShop;
let ids: number[];

beforeAll(async () => {
  shop = await startShop({ DEMO_TOURS: '60', IN_PROCESS_JOBS: '0' });
  await shop.ensureDemo();
  const rows = await shop.database.selectFrom('tour').select('id').orderBy('id').limit(6).execute();
  ids = rows.map(({ id }) => id);
});
afterAll(() => shop?.stop());

async function signedIn(email: string) {
  await makeAccount(shop, { email });
  const visitor = visit(shop);
  await logIn(visitor, email);
  return visitor;
}

test('NAV-14 a tour is added once and removed, and others see nothing of it', async () => {
  const ada = await signedIn('ada-wishes@example.org');
  const grace = await signedIn('grace-wishes@example.org');
  const [first, second] = ids as [number, number];
  expect((await ada.postJson('/api/wishlist/add', { tour: first })).json.ids).toEqual([first]);
  await ada.postJson('/api/wishlist/add', { tour: second });
  expect((await ada.postJson('/api/wishlist/add', { tour: first })).json.ids).toEqual([second, first]);
  expect((await grace.ask('/api/wishlist')).json.ids).toEqual([]);
  expect((await ada.postJson('/api/wishlist/remove', { tour: second })).json.ids).toEqual([first]);
  expect((await ada.postJson('/api/wishlist/remove', { tour: second })).json.ids).toEqual([first]);
});

test('NAV-14 an anonymous wishlist is merged at log-in: in order, without duplicates or unknown tours', async () => {
  const ada = await signedIn('merge-wishes@example.org');
  const [a, b, c] = ids as [number, number, number];
  await ada.postJson('/api/wishlist/add', { tour: b });
  const merged = await ada.post('/api/wishlist/merge', {
    'ids[0]': String(c),
    'ids[1]': String(b),
    'ids[2]': String(a),
    'ids[3]': '999999',
    'ids[4]': String(c),
  });
  expect(merged.status).toBe(200);
  expect(merged.json.ids).toHaveLength(3);
  expect(merged.json.ids.indexOf(c)).toBeLessThan(merged.json.ids.indexOf(a));
  expect((await ada.ask('/api/wishlist')).json.ids).toEqual(merged.json.ids);
});

test('NAV-14 visitors without an account have no list here, and invalid input is refused', async () => {
  const stranger = visit(shop);
  expect((await stranger.ask('/api/wishlist')).status).toBe(401);
  expect((await stranger.postJson('/api/wishlist/add', { tour: ids[0] })).status).toBe(401);
  const ada = await signedIn('odd-wishes@example.org');
  expect((await ada.postJson('/api/wishlist/add', { tour: 999_999 })).status).toBe(404);
  for (const tour of ['x', -1, 0, 1.5, 1e12, null])
    expect((await ada.postJson('/api/wishlist/add', { tour })).status, String(tour)).toBe(422);
  const many = Array.from({ length: maxWishes + 1 }, (_, index) => index + 1);
  expect((await ada.postJson('/api/wishlist/merge', { ids: many })).status).toBe(422);
  expect((await ada.ask('/api/wishlist')).json.ids).toEqual([]);
});
