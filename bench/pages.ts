// Measures pages for anonymous visitors: cached HTML, compressed as browsers request it and plain, against a bare GET
// of a server without any logic. For uncached pages see render.ts. Each server has a process of its own. The speed of a
// machine varies, so each burst is compared with a burst of the bare server right before it, and the median of seven
// such ratios counts. Run: npm run bench -- pages
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { listen } from '#server/http/listen.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { median } from './support/median.ts';
import { type Figures, measure, requestOf, startServer, startShop, usageOf } from './support/served.ts';

const [shopPort, barePort] = [23_117, 23_118];
const seconds = Number(process.env.BENCH_SECONDS) || 1;
const rounds = 7;
const goal = 0.6;
const memoryGoal = 250;
const browser = ['Accept-Encoding: gzip, deflate, br, zstd'];

/** Starts a server with a response of two letters. */
async function serveBare(): Promise<void> {
  const app = new Hono<HttpEnvironment>();
  app.get('/', (c) => c.text('ok'));
  await listen(
    {
      app,
      fastPath: () => false,
      methods: { refuse: () => false, watch: () => {} },
      live: { attach: () => {}, close: () => {} },
    },
    barePort,
  );
}

async function main(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  chmodSync(home, 0o755);
  const embedded = await startEmbedded(home, { disposable: true });
  const environment = { DATABASE_URL: embedded.url('postgres'), DATA_DIR: join(home, 'shop') };
  // The first start seeds the shop, which uses memory that later ones do not need.
  const first = await startShop(shopPort, environment);
  first.kill();
  await once(first, 'exit');
  const shop = await startShop(shopPort, environment);
  const bare = await startServer(import.meta.filename, 'bare');
  const origin = `http://localhost:${shopPort}`;
  try {
    const { hits } = (await (await fetch(`${origin}/api/shop/search`)).json()) as { hits: { slug: string }[] };
    const tour = `/t/${hits[0]?.slug}`;
    const paths = { home: '/', search: '/search', tour };
    const floor = { child: bare, port: barePort, request: requestOf(barePort, '/') };
    const targets = [
      { name: 'shop: /healthz', request: requestOf(shopPort, '/healthz') },
      ...Object.entries(paths).flatMap(([name, path]) => [
        { name, request: requestOf(shopPort, path, { headers: browser }) },
        { name: `${name}, plain`, request: requestOf(shopPort, path) },
      ]),
    ];
    const burst = ({ child, port, request }: typeof floor) => measure(child, port, request, seconds);
    await burst(floor);
    for (const { name, request } of targets) {
      const target = { child: shop, port: shopPort, request };
      await burst(target);
      const pairs: [Figures, Figures][] = [];
      for (let round = 0; round < rounds; round += 1) pairs.push([await burst(floor), await burst(target)]);
      const middle = (of: (pair: [Figures, Figures]) => number) => median(pairs.map(of));
      const share = middle(([nothing, page]) => page.perSecond / nothing.perSecond);
      console.log(
        `${name.padEnd(15)} ${middle(([, page]) => page.perSecond)
          .toFixed(0)
          .padStart(7)}/s, ` +
          `${middle(([, page]) => page.cpu)
            .toFixed(0)
            .padStart(4)} µs of processor ` +
          `(a bare GET ${middle(([nothing]) => nothing.cpu).toFixed(0)}): ${share.toFixed(2)} of a bare GET (goal ≥ ${goal})`,
      );
    }
    const memory = () => (usageOf(shop).memory / 1e6).toFixed(0);
    const atOnce = memory();
    await setTimeout(10_000);
    console.log(`memory of the process: ${atOnce} MB at once, ${memory()} MB ten seconds later (goal ≤ ${memoryGoal})`);
  } finally {
    shop.kill();
    bare.kill();
    await embedded.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

if (process.argv[2] === 'bare') {
  await serveBare();
  process.send?.('up');
} else await main();
