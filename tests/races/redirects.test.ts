// Payments on pages of banks keep places without money. Strangers who come at once, on two processes: first with the guard off, then on.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leavePlaces, newRedirected, priceForOne, startPayServer } from '#tests/support/buyers.ts';
import type { HoldServer } from '#tests/support/hold-servers.ts';
import type { Holdable } from '#tests/support/holding.ts';
import { type PayShop, startPayShop } from '#tests/support/paying.ts';
import { violations } from '#tests/support/payment-violations.ts';

let shop: PayShop;
const servers: Record<'careful' | 'careless', HoldServer[]> = { careful: [], careless: [] };
beforeAll(async () => {
  shop = await startPayShop();
  const careless = { UNLOCKED: '1', UNCOUNTED: '1' };
  servers.careful = await Promise.all([startPayServer(shop), startPayServer(shop)]);
  servers.careless = await Promise.all([startPayServer(shop, careless), startPayServer(shop, careless)]);
});
afterAll(async () => {
  await Promise.all(Object.values(servers).flatMap((all) => all.map((server) => server.stop())));
  await shop?.stop();
});

/** A departure with so many places that nobody has taken. */
async function empty(capacity: number): Promise<Holdable> {
  const tour = shop.tour();
  await leavePlaces(shop, tour, capacity);
  await shop.pool.query(
    `insert into place_entry (place_id, claim_id, amount, reason)
     select id, gen_random_uuid(), -taken, 'test' from place where id = $1 and taken > 0`,
    [tour.placeId],
  );
  await shop.pool.query('update place set taken = 0, capacity = $2 where id = $1', [tour.placeId, capacity]);
  await shop.catalogue.reload();
  return tour;
}

/** Sends so many to the banks at once and counts the answers; a busy server is asked again. */
async function rush(
  how: keyof typeof servers,
  tour: Holdable,
  count: number,
  from: (at: number) => Parameters<typeof newRedirected>[3],
) {
  const price = await priceForOne(shop, tour);
  const counts: Record<string, number> = {};
  await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const payer = newRedirected(shop, tour, price, from(at));
      for (;;) {
        const { status, json } = await payer.send((servers[how][at % 2] as HoldServer).origin);
        if (status === 503) continue;
        const said = status === 200 ? json.type : `${status}`;
        counts[said] = (counts[said] ?? 0) + 1;
        return;
      }
    }),
  );
  return counts;
}

const openOn = async ({ departureId }: Holdable): Promise<number> =>
  (
    await shop.pool.query(
      `select count(*)::int as open from booking where departure_id = $1 and state = 'attempting'`,
      [departureId],
    )
  ).rows[0].open;

test('LOCAL-02 A19 bank payments of thirty concurrent strangers take at most half of a departure; counting before the lock alone allows more', async () => {
  const unguarded = await empty(20);
  await rush('careless', unguarded, 30, () => ({}));
  expect(await openOn(unguarded)).toBeGreaterThan(10);
  const guarded = await empty(20);
  expect(await rush('careful', guarded, 30, () => ({}))).toEqual({ payment: 10, 409: 20 });
  expect([await openOn(guarded), await shop.taken(guarded)]).toEqual([10, 10]);
});

test('LOCAL-02 A19 of sixteen concurrent bank payments from one network ten are opened; without the lock more', async () => {
  const unguarded = await empty(200);
  await rush('careless', unguarded, 16, () => ({ address: '198.51.100.17' }));
  expect(await openOn(unguarded)).toBeGreaterThan(10);
  const guarded = await empty(200);
  expect(await rush('careful', guarded, 16, () => ({ address: '198.51.100.18' }))).toEqual({ payment: 10, 429: 6 });
  expect(await openOn(guarded)).toBe(10);
});

test('LOCAL-02 BOOK-08 paying for a tour from several tabs at once opens one bank page; without the lock more', async () => {
  const open = async (how: keyof typeof servers, tabs: number): Promise<number> => {
    const tour = await empty(20);
    const visitorId = randomBytes(16).toString('base64url');
    await rush(how, tour, tabs, () => ({ visitorId }));
    return openOn(tour);
  };
  let most = 0;
  for (let round = 0; round < 5 && most < 2; round += 1) most = Math.max(most, await open('careless', 4));
  expect(most).toBeGreaterThan(1);
  for (const tabs of [2, 2, 4]) expect(await open('careful', tabs)).toBe(1);
  await shop.later(31);
  await shop.settleAll();
  await shop.later(25 * 60);
  await shop.settleAll();
  expect(await violations(shop)).toEqual([]);
});
