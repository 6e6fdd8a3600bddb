// How much a price reload costs above the floor: load_data (data only, one process, facts from memory) against a Hono server
// that reads the same 2 kB and answers 4.5 kB without knowing anything. Both run in processes of their own and are asked in turn
// by raw sockets from this one. No two requests are alike. Run: npm run bench -- quote
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import pg from 'pg';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { listen } from '#server/http/listen.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { median } from './support/median.ts';
import { type Figures, measure, requestOf, startServer, startShop } from './support/served.ts';

const seconds = Number(process.env.BENCH_SECONDS) || 4;
const rounds = 5;
const goals = { throughput: 0.7, p99: 2.5 };

/** A server that reads a body and answers a fixed one. */
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
  await listen({ app, shortcut: () => false, methods: { refuse: () => false, watch: () => {} } }, Number(port));
}

/** Two adults in a room with an extra, and 2 kB of it all. */
async function payloadFor(databaseUrl: string): Promise<{ objectId: number; payload: object }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const { rows } = await pool.query(
    `select variant.id, sale, to_char(day, 'YYYY-MM-DD') as day from departure join variant on variant.id = variant_id
     join tour on tour.id = tour_id join place on place.id = place_id
     where day > current_date + 120 and capacity - taken >= 4 and blocked is null and jsonb_array_length(sale -> 'extras') > 0
       and (sale -> 'rooms' -> 0 ->> 'beds') = '2' order by departure.id limit 1`,
  );
  await pool.end();
  const { id, sale, day } = rows[0];
  const [extra] = sale.extras;
  const payload = {
    date: day,
    currency: 'USD',
    priceCategories: { 1: 2 },
    accommodationsSelected: { [sale.rooms[0].id]: { 1: 2 } },
    extrasSelected: { [extra.id]: { [extra.options[0].id]: 1 } },
    chargeMethod: 'full',
    saving: 'none',
    paymentOption: 'book',
    with_membership: false,
    double_opt_in: 0,
    applyRecommendation: 0,
    insured: [],
    device_data: '',
  };
  return { objectId: id, payload: { ...payload, device_data: 'x'.repeat(2048 - JSON.stringify(payload).length) } };
}

/** The same request with another number in it each time, so that nobody has asked it before. */
function differing(request: Buffer): () => Buffer {
  const place = request.lastIndexOf('xxxxxxxxxx');
  let count = 0;
  return () => {
    const next = Buffer.from(request);
    next.write(String(++count).padStart(10, '0'), place);
    return next;
  };
}

const middle = (figures: readonly Figures[], name: keyof Figures): number =>
  median(figures.map((figure) => figure[name]));

const shown = (figures: readonly Figures[]): string =>
  `${middle(figures, 'perSecond').toFixed(0)}/s, p99 ${middle(figures, 'p99').toFixed(1)} ms, ${middle(figures, 'cpu').toFixed(0)} µs of processor each`;

/** How a server stands to the floor that was measured in the same round. */
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
    const { objectId, payload } = await payloadFor(server.url('postgres'));
    const body = JSON.stringify(payload);
    const asked = requestOf(shopPort, `/api/book-now/load_data/${objectId}`, { body, headers: wanted });
    const plain = requestOf(floorPort, '/floor', { body, headers: wanted });
    const anew = differing(asked);
    await measure(floor, floorPort, plain, 2);
    // The compiler needs a while for so much more code.
    await measure(shop, shopPort, anew, 10);
    const figures: Record<'floor' | 'price', Figures[]> = { floor: [], price: [] };
    for (let round = 0; round < rounds; round++) {
      figures.floor.push(await measure(floor, floorPort, plain, seconds));
      figures.price.push(await measure(shop, shopPort, anew, seconds));
    }
    for (const [name, of] of Object.entries(figures)) console.log(`${name.padEnd(6)} ${shown(of)}`);
    const price = ratios(figures.price, figures.floor);
    console.log(`a price ÷ floor: ${price.words} (goals ≥ ${goals.throughput}, ≤ ${goals.p99})`);
    process.exitCode = price.throughput >= goals.throughput && price.p99 <= goals.p99 ? 0 : 1;
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
