// Measures the overhead of a price reload: load_data as our own page requests it (the price alone, one process, facts
// from memory) against a Hono server that reads the same 2 kB and returns a fixed 4.5 kB. Every request has another
// selection: the day, the party, the rooms, the extras and the options vary, and no two are alike. Both servers run in
// processes of their own and receive requests in turn over raw sockets from this one, each after a warm-up that lasts
// until a second is no faster than the one before. Run: npm run bench -- quote
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import pg from 'pg';
import type { VariantFacts } from '#domain/catalogue/facts.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { listen } from '#server/http/listen.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { median } from './support/median.ts';
import { type Figures, measure, requestOf, startServer, startShop, warmUp } from './support/served.ts';

const seconds = Number(process.env.BENCH_SECONDS) || 4;
const rounds = 5;
const goals = { throughput: 0.45, p99: 2.5 };

/** Starts a server that reads a body and returns a fixed one. */
async function serveFloor(port: string): Promise<void> {
  const answer = {
    status: 'OK',
    lines: Array.from({ length: 37 }, (_, id) => ({
      id,
      name: `a line with the number ${id} and some words`,
      quantity: 2,
      unit: 129_900,
      amount: 259_800,
      reason: { typeId: id, per: 'person' },
    })),
  };
  const app = new Hono<HttpEnvironment>();
  app.post('/floor', async (c) => c.json({ ...answer, read: Object.keys(await c.req.json()).length }));
  await listen(
    {
      app,
      fastPath: () => false,
      methods: { refuse: () => false, watch: () => {} },
      live: { attach: () => {}, close: () => {} },
    },
    Number(port),
  );
}

/** Returns a variant with double rooms and extras, and the days with many places left. */
async function variantIn(databaseUrl: string): Promise<{ id: number; sale: VariantFacts; days: string[] }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const { rows } = await pool.query(
    `select variant.id, sale, array_agg(to_char(day, 'YYYY-MM-DD') order by day) as days
     from departure join variant on variant.id = variant_id join tour on tour.id = tour_id join place on place.id = place_id
     where day > current_date + 120 and capacity - taken >= 4 and blocked is null and jsonb_array_length(sale -> 'extras') > 0
       and (sale -> 'rooms' -> 0 ->> 'beds') = '2' and not exists (
         select 1 from departure_room join place sold on sold.id = departure_room.place_id
         where departure_id = departure.id and sold.capacity - sold.taken < 2)
     group by variant.id order by count(*) desc, variant.id limit 1`,
  );
  await pool.end();
  return rows[0];
}

/**
 * Yields selections that differ in everything a visitor changes on the page, in the 2 kB requests that our page sends.
 */
function* selections({ sale, days }: Awaited<ReturnType<typeof variantIn>>): Generator<object> {
  const [room] = sale.rooms;
  const [extra] = sale.extras;
  const [option] = extra?.options ?? [];
  if (!room || !extra || !option) throw new Error('the marketplace has no such variant');
  for (const date of days)
    for (const people of [1, 2, 3])
      for (const housed of [0, people])
        for (const quantity of [0, 1])
          for (const flexible of [false, true])
            for (const currency of ['EUR', 'USD', 'GBP'])
              yield {
                only: 'price',
                date,
                currency,
                priceCategories: { 1: people },
                accommodationsSelected: housed > 0 ? { [room.id]: { 1: housed } } : {},
                extrasSelected: quantity > 0 ? { [extra.id]: { [option.id]: quantity } } : {},
                chargeMethod: flexible ? 'full' : null,
                flexible,
                saving: 'none',
                paymentOption: 'book',
                with_membership: people > 1,
                double_opt_in: 0,
                applyRecommendation: 0,
                insured: [],
              };
}

/** Returns a function that returns the next request each time, with a number that was not used before. */
function differing(port: number, path: string, all: Iterable<object>): () => Buffer {
  const requests = [...all].map((selection) => {
    const bare = JSON.stringify({ ...selection, device_data: '' });
    const body = JSON.stringify({ ...selection, device_data: 'x'.repeat(2048 - bare.length) });
    return requestOf(port, path, { body, headers: wanted });
  });
  let count = 0;
  return () => {
    count += 1;
    const next = Buffer.from(requests[count % requests.length] as Buffer);
    next.write(String(count).padStart(10, '0'), next.lastIndexOf('xxxxxxxxxx'));
    return next;
  };
}

const middle = (figures: readonly Figures[], name: keyof Figures): number =>
  median(figures.map((figure) => figure[name]));

const shown = (figures: readonly Figures[]): string =>
  `${middle(figures, 'perSecond').toFixed(0)}/s, p99 ${middle(figures, 'p99').toFixed(1)} ms, ${middle(figures, 'cpu').toFixed(0)} µs of processor each`;

/** Returns the ratios of a server to the baseline that was measured in the same round. */
function ratios(ours: readonly Figures[], floor: readonly Figures[]) {
  const throughput = median(ours.map(({ perSecond }, at) => perSecond / (floor[at] as Figures).perSecond));
  const p99 = median(ours.map((figure, at) => figure.p99 / (floor[at] as Figures).p99));
  const cpu = middle(floor, 'cpu') / middle(ours, 'cpu');
  return {
    throughput,
    p99,
    words: `throughput ${throughput.toFixed(2)}, p99 ${p99.toFixed(2)}, by processor ${cpu.toFixed(2)}`,
  };
}

const wanted = ['Accept: application/vnd.waymark.data+json'];

async function main(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  chmodSync(home, 0o755);
  const server = await startEmbedded(home, { disposable: true });
  const [shopPort, floorPort] = [4710, 4711];
  const shop = await startShop(shopPort, {
    DATABASE_URL: server.url('postgres'),
    DATA_DIR: join(home, 'shop'),
    DEMO_TOURS: '40',
  });
  const floor = await startServer(import.meta.filename, 'floor', String(floorPort));
  try {
    const variant = await variantIn(server.url('postgres'));
    const asked = differing(shopPort, `/api/book-now/load_data/${variant.id}`, selections(variant));
    const plain = differing(floorPort, '/floor', selections(variant));
    await warmUp(floor, floorPort, plain);
    await warmUp(shop, shopPort, asked);
    const figures: Record<'floor' | 'price', Figures[]> = { floor: [], price: [] };
    for (let round = 0; round < rounds; round++) {
      figures.floor.push(await measure(floor, floorPort, plain, seconds));
      figures.price.push(await measure(shop, shopPort, asked, seconds));
    }
    for (const [name, of] of Object.entries(figures)) console.log(`${name.padEnd(6)} ${shown(of)}`);
    const { throughput, p99, words } = ratios(figures.price, figures.floor);
    console.log(`a price ÷ floor: ${words} (goals ≥ ${goals.throughput}, ≤ ${goals.p99})`);
    process.exitCode = throughput >= goals.throughput && p99 <= goals.p99 ? 0 : 1;
  } finally {
    shop.kill();
    floor.kill();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

const [role, port] = process.argv.slice(2);
if (role === 'floor') {
  await serveFloor(port as string);
  process.send?.('up');
} else await main();
