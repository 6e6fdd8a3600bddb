// A rush for the last places over HTTP, on two processes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recountPlaces } from '#server/places/ledger.ts';
import { type HoldServer, newHolder, quoteForOne, startHoldServer } from '#tests/support/hold-servers.ts';
import { type Holdable, holdables } from '#tests/support/holding.ts';
import { scale, soakFactor } from '#tests/support/scale.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

const capacity = 10;
const holders = soakFactor ? 500 : 120;
/** So many of them speak at the same moment: three for each connection that the servers have to the database. */
const atOnce = 100;
const rounds = scale(1, 3);

let shop: TestShop;
let tours: Holdable[];

beforeAll(async () => {
  shop = await startShop({ DEMO_TOURS: '120', IN_PROCESS_JOBS: '0', TRUSTED_PROXIES: '1' });
  await shop.ensureDemo();
  tours = (await holdables(shop)).slice(0, rounds + 1);
  // So many places are left on each departure, and rooms for everybody who could rush. Most are sold already, so that
  // strangers without a confirmed address may hold all that are left.
  for (const { placeId, roomPlaceId } of tours) {
    await shop.pool.query(
      "insert into place_entry (place_id, claim_id, amount, reason) values ($1, gen_random_uuid(), $2, 'test')",
      [placeId, capacity],
    );
    await shop.pool.query('update place set taken = taken + $2, capacity = taken + 2 * $2 where id = $1', [
      placeId,
      capacity,
    ]);
    await shop.pool.query('update place set capacity = taken + $2 where id = $1', [roomPlaceId, holders]);
  }
  await shop.catalogue.reload();
});
afterAll(() => shop?.stop());

/** Sends half of the holders to each server and counts the answers by status. */
async function rush(servers: readonly HoldServer[], tour: Holdable): Promise<Record<number, number>> {
  const quote = await quoteForOne(shop, tour);
  const counts: Record<number, number> = {};
  let waiting = holders;
  const queue = async (at: number) => {
    while (waiting > 0) {
      waiting -= 1;
      const status = await newHolder(shop, tour, quote).insist((servers[at % servers.length] as HoldServer).origin);
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => queue(at)));
  return counts;
}

async function withServers<Result>(
  environment: Record<string, string>,
  work: (servers: readonly HoldServer[]) => Promise<Result>,
): Promise<Result> {
  const servers = [await startHoldServer(shop, environment), await startHoldServer(shop, environment)];
  try {
    return await work(servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

test(
  `BOOK-08 HOLD-01 ten places are held exactly ten times by 500 visitors on two servers, ${rounds} times over`,
  async () => {
    const times: number[] = [];
    await withServers({}, async (servers) => {
      for (const tour of tours.slice(0, rounds)) {
        const started = performance.now();
        const counts = await rush(servers, tour);
        times.push((performance.now() - started) / 1000);
        expect(counts).toEqual({ 200: capacity, 409: holders - capacity });
        const { rows } = await shop.pool.query(
          `select (select count(*) from hold where departure_id = $1) as holds,
             (select count(*) from mail join hold on dedupe_key = 'hold ' || hold.id || ' confirmed' where departure_id = $1) as mails,
             (select capacity - taken from place where id = $2) as left`,
          [tour.departureId, tour.placeId],
        );
        expect(rows[0]).toEqual({ holds: capacity, mails: capacity, left: 0 });
      }
    });
    expect(await recountPlaces(shop.database)).toEqual([]);
    console.log(`${rounds} rushes of ${holders}: ${times.map((time) => time.toFixed(1)).join(', ')} s, none oversold`);
  },
  Math.max(600_000, rounds * 60_000),
);

test('BOOK-08 without lock and constraint the same test oversells', async () => {
  await shop.pool.query('alter table place drop constraint place_never_oversold');
  const { rows } = await shop.pool.query(`select pg_get_functiondef('take_places'::regproc) as text`);
  // Between looking and taking there is a moment, as there would be between two questions.
  const careless = rows[0].text
    .replace('take_places(', 'take_places_carelessly(')
    .replace(/perform [^;]* for update;/, '')
    .replace('  update place', '  perform pg_sleep(0.05);\n  update place');
  expect(careless).not.toContain('for update');
  await shop.pool.query(careless);
  const counts = await withServers({ CARELESS: '1' }, (servers) => rush(servers, tours.at(-1) as Holdable));
  expect(counts[200]).toBeGreaterThan(capacity);
  console.log(`unguarded: ${counts[200]} holds of ${capacity} places`);
});
