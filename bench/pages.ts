// Pages for anonymous visitors: kept HTML, packed as browsers ask for it and plain, against a bare GET of the same server and of a
// server that knows nothing; and a page rendered afresh. Three rounds, interleaved; each server in a process of its own.
// Run: npm run bench -- pages
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { assemble, projectFolder } from '#server/assemble.ts';
import { startEmbedded } from '#server/database/embedded.ts';
import { loadWebBundle } from '#server/door.ts';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { median } from './support/median.ts';
import { answerForUsage, type Figures, measure, requestOf, startServer, usageOf } from './support/served.ts';

const [shopPort, barePort] = [43_117, 43_118];
const seconds = Number(process.env.BENCH_SECONDS) || 4;
const goal = 0.6;
const browser = ['Accept-Encoding: gzip, deflate, br, zstd'];

/** The shop as `npm start` would run it. */
async function serveShop(databaseUrl: string, dataFolder: string): Promise<void> {
  const settings = readSettings({
    PORT: String(shopPort),
    DATA_DIR: dataFolder,
    DATABASE_URL: databaseUrl,
    SECRET: 'a secret that only this benchmark knows about',
    DEMO: '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  });
  const bundle = await loadWebBundle(join(projectFolder, 'build/server/index.js'));
  const shop = await assemble(settings, databaseUrl, bundle, createLog(settings.logLevel));
  await shop.ensureDemo();
  await listen(shop.app, settings.port);
}

/** A server that answers two letters. */
async function serveBare(): Promise<void> {
  const app = new Hono();
  app.get('/', (c) => c.text('ok'));
  await listen(app as never, barePort);
}

async function main(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  chmodSync(home, 0o755);
  const embedded = await startEmbedded(home, { disposable: true });
  const shop = await startServer(import.meta.filename, 'shop', embedded.url('postgres'), join(home, 'shop'));
  const bare = await startServer(import.meta.filename, 'bare');
  const origin = `http://localhost:${shopPort}`;
  try {
    const { hits } = (await (await fetch(`${origin}/api/shop/search`)).json()) as { hits: { slug: string }[] };
    const tour = `/t/${hits[0]?.slug}`;
    const paths = { home: '/', search: '/search', tour };
    const targets = [
      { name: 'bare Hono GET', child: bare, port: barePort, request: requestOf(barePort, '/') },
      { name: 'shop: /healthz', child: shop, port: shopPort, request: requestOf(shopPort, '/healthz') },
      ...Object.entries(paths).flatMap(([name, path]) => [
        { name, child: shop, port: shopPort, request: requestOf(shopPort, path, { headers: browser }) },
        { name: `${name}, plain`, child: shop, port: shopPort, request: requestOf(shopPort, path) },
      ]),
    ].map((target) => ({ ...target, figures: [] as Figures[] }));
    for (const { child, port, request } of targets) await measure(child, port, request, 2);
    for (let round = 0; round < 3; round += 1)
      for (const { child, port, request, figures } of targets)
        figures.push(await measure(child, port, request, seconds));

    const middle = (figures: readonly Figures[], what: keyof Figures) => median(figures.map((one) => one[what]));
    const [nothing, health] = targets.map(({ figures }) => figures) as [Figures[], Figures[]];
    for (const { name, figures } of targets) {
      const perSecond = middle(figures, 'perSecond');
      const shares = [nothing, health].map((floor) => (perSecond / middle(floor, 'perSecond')).toFixed(2));
      console.log(
        `${name.padEnd(15)} ${perSecond.toFixed(0).padStart(7)}/s ${middle(figures, 'cpu').toFixed(0).padStart(5)} µs of processor, ` +
          `${shares[0]} of a bare GET, ${shares[1]} of a bare GET of the shop (goal ≥ ${goal})`,
      );
    }
    // A query that nobody asked before is a page that nobody kept.
    const started = performance.now();
    const fresh = 60;
    for (let page = 0; page < fresh; page += 1) await (await fetch(`${origin}${tour}?fresh=${page}`)).text();
    const each = (performance.now() - started) / fresh;
    console.log(`tour rendered afresh, one after the other: ${each.toFixed(1)} ms each`);
    console.log(`memory of the process: ${((await usageOf(shop)).memory / 1e6).toFixed(0)} MB`);
  } finally {
    shop.kill();
    bare.kill();
    await embedded.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

const [role, ...args] = process.argv.slice(2) as [string | undefined, string, string];
if (role === 'shop') await serveShop(...args);
else if (role === 'bare') await serveBare();
else await main();
if (role) answerForUsage();
