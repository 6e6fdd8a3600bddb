// How much a price reload costs above the floor: load_data (data only, one process, facts from memory) against a Hono server
// that reads the same 2 kB and answers 4.5 kB without knowing anything. Both run in processes of their own and are asked in turn
// by raw sockets from this one. Run: npm run bench -- quote
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import pg from 'pg';
import { assemble, projectFolder } from '#server/assemble.ts';
import { startEmbedded } from '#server/database/embedded.ts';
import { loadWebBundle } from '#server/door.ts';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { median } from './support/median.ts';
import { answerForUsage, type Figures, measure, requestOf, startServer } from './support/served.ts';

const seconds = Number(process.env.BENCH_SECONDS) || 4;
const rounds = 5;
const goals = { throughput: 0.7, p99: 2.5 };

/** The shop, as `npm start` would run it, with forty tours. */
async function serveShop(databaseUrl: string, port: string, dataFolder: string): Promise<void> {
  const settings = readSettings({
    PORT: port,
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    SECRET: 'a secret that only this benchmark knows about',
    DEMO: '1',
    DEMO_TOURS: '40',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  });
  const bundle = await loadWebBundle(join(projectFolder, 'build/server/index.js'));
  const shop = await assemble(settings, databaseUrl, bundle, createLog(settings.logLevel));
  await shop.ensureDemo();
  await listen(shop.app, settings.port);
}

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
  const app = new Hono();
  app.post('/floor', async (c) => c.json({ ...answer, read: Object.keys(await c.req.json()).length }));
  await listen(app as never, Number(port));
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

const wanted = ['Accept: application/vnd.waymark.data+json'];

async function main(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  chmodSync(home, 0o755);
  const server = await startEmbedded(home, { disposable: true });
  const [shopPort, floorPort] = [4710, 4711];
  const shop = await startServer(
    import.meta.filename,
    'shop',
    server.url('postgres'),
    String(shopPort),
    join(home, 'shop'),
  );
  const floor = await startServer(import.meta.filename, 'floor', String(floorPort));
  try {
    const { objectId, payload } = await payloadFor(server.url('postgres'));
    const body = JSON.stringify(payload);
    const asked = requestOf(shopPort, `/api/book-now/load_data/${objectId}`, { body, headers: wanted });
    const plain = requestOf(floorPort, '/floor', { body, headers: wanted });
    await measure(floor, floorPort, plain, 2);
    // The compiler needs a while for so much more code.
    await measure(shop, shopPort, asked, 10);
    const [ours, theirs]: [Figures[], Figures[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      theirs.push(await measure(floor, floorPort, plain, seconds));
      ours.push(await measure(shop, shopPort, asked, seconds));
    }
    const of = (figures: readonly Figures[], name: keyof Figures) => median(figures.map((figure) => figure[name]));
    const show = (name: string, figures: readonly Figures[]) =>
      console.log(
        `${name}: ${of(figures, 'perSecond').toFixed(0)}/s, p99 ${of(figures, 'p99').toFixed(1)} ms, ${of(figures, 'cpu').toFixed(0)} µs of processor each`,
      );
    show('floor    ', theirs);
    show('load_data', ours);
    const throughput = median(ours.map(({ perSecond }, at) => perSecond / (theirs[at] as Figures).perSecond));
    const p99 = median(ours.map((figure, at) => figure.p99 / (theirs[at] as Figures).p99));
    const cpu = of(theirs, 'cpu') / of(ours, 'cpu');
    console.log(
      `load_data ÷ floor: throughput ${throughput.toFixed(2)} (goal ≥ ${goals.throughput}), by processor ${cpu.toFixed(2)}`,
    );
    console.log(`p99 ÷ floor's p99: ${p99.toFixed(2)} (goal ≤ ${goals.p99})`);
    process.exitCode = throughput >= goals.throughput && p99 <= goals.p99 ? 0 : 1;
  } finally {
    shop.kill();
    floor.kill();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

const [role, ...args] = process.argv.slice(2) as [string | undefined, string, string, string];
if (role === 'shop') await serveShop(...args);
else if (role === 'floor') await serveFloor(args[0]);
else await main();
if (role === 'shop' || role === 'floor') answerForUsage();
