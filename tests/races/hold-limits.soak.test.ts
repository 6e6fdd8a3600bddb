// Limits that are counted while many come at once, on two processes: first with the guard off, then on.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recountPlaces } from '#server/places/ledger.ts';
import { type HoldServer, newHolder, quoteForOne, startHoldServer } from '#tests/support/hold-servers.ts';
import { type Holdable, holdables } from '#tests/support/holding.ts';
import { soakTest } from '#tests/support/scale.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let tours: Holdable[];

beforeAll(async () => {
  shop = await startShop({ DEMO_TOURS: '80', IN_PROCESS_JOBS: '0', TRUSTED_PROXIES: '1' });
  await shop.ensureDemo();
  tours = await holdables(shop);
});
afterAll(() => shop?.stop());

/** A departure with so many places that nobody is sent away for want of one; `capacity` counts those that are taken too. */
async function roomyTour(capacity = 1000): Promise<Holdable> {
  const tour = tours.pop();
  if (!tour) throw new Error('there are no more tours to hold');
  await shop.pool.query('update place set capacity = $2 where id = $1', [tour.placeId, capacity]);
  await shop.pool.query('update place set capacity = taken + 1000 where id = $1', [tour.roomPlaceId]);
  await shop.catalogue.reload();
  return tour;
}

type Details = Parameters<typeof newHolder>[3];

/** Sends so many holders at once to two servers, and counts the answers by status. */
async function rush(
  environment: Record<string, string>,
  tour: Holdable,
  count: number,
  details: (at: number) => Details,
) {
  const quote = await quoteForOne(shop, tour);
  const servers = [await startHoldServer(shop, environment), await startHoldServer(shop, environment)];
  try {
    const statuses = await Promise.all(
      Array.from({ length: count }, (_, at) =>
        newHolder(shop, tour, quote, details(at)).insist((servers[at % 2] as HoldServer).origin),
      ),
    );
    const counts: Record<number, number> = {};
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

const mailsTo = async (email: string): Promise<number> =>
  (await shop.pool.query('select count(*) as number from mail where recipient = $1', [email])).rows[0].number;

test('HOLD-01 A14 of 44 concurrent holds from one network 30 a day are made; without the lock more are', async () => {
  const unguarded = await rush({ UNLOCKED: '1' }, await roomyTour(), 44, () => ({ address: '198.51.100.7' }));
  expect(unguarded[200]).toBeGreaterThan(30);
  const guarded = await rush({}, await roomyTour(), 44, () => ({ address: '198.51.100.8' }));
  expect(guarded).toEqual({ 200: 30, 429: 14 });
  expect(await recountPlaces(shop.database)).toEqual([]);
});

test('ROOM-04 A14 fourteen concurrent holds from as many networks send six mails to the same friend; without the lock more', async () => {
  const from = (net: number, friend: string) => (at: number) => ({ address: `203.0.${net}.${at}`, friend });
  const [flooded, friend] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`];
  await rush({ UNLOCKED: '1' }, await roomyTour(), 14, from(113, flooded));
  expect(await mailsTo(flooded)).toBeGreaterThan(6);
  // Nobody is refused: the friend's mailbox is spared, and those who named the friend have their holds.
  expect(await rush({}, await roomyTour(), 14, from(114, friend))).toEqual({ 200: 14 });
  expect(await mailsTo(friend)).toBe(6);
});

soakTest('ROOM-04 A14 one network that names the same friend fourteen times is limited after six', async () => {
  const friend = `${randomUUID()}@example.org`;
  const counts = await rush({}, await roomyTour(), 14, () => ({ address: '198.51.100.9', friend }));
  expect(counts).toEqual({ 200: 6, 429: 8 });
  expect(await mailsTo(friend)).toBe(6);
});

test('HOLD-01 A19 sixty concurrent strangers hold at most half of a departure; counting before the lock alone allows more', async () => {
  const held = async ({ departureId }: Holdable): Promise<number> =>
    (await shop.pool.query('select count(*) as number from hold where departure_id = $1', [departureId])).rows[0]
      .number;
  const taken = async ({ placeId }: Holdable): Promise<number> =>
    (await shop.pool.query('select taken from place where id = $1', [placeId])).rows[0].taken;
  const empty = async () => {
    const tour = await roomyTour();
    // Twenty places that nobody has taken yet.
    await shop.pool.query(
      `insert into place_entry (place_id, claim_id, amount, reason)
       select id, gen_random_uuid(), -taken, 'test' from place where id = $1 and taken > 0`,
      [tour.placeId],
    );
    await shop.pool.query('update place set taken = 0, capacity = 20 where id = $1', [tour.placeId]);
    await shop.catalogue.reload();
    return tour;
  };
  const unguarded = await empty();
  await rush({ UNCOUNTED: '1' }, unguarded, 60, () => ({}));
  expect(await held(unguarded)).toBeGreaterThan(10);
  const guarded = await empty();
  expect(await rush({}, guarded, 60, () => ({}))).toEqual({ 200: 10, 409: 50 });
  expect([await held(guarded), await taken(guarded)]).toEqual([10, 10]);
  expect(await recountPlaces(shop.database)).toEqual([]);
});
