// Measures how long other visitors wait for a file, an API response, a page and a price while one network searches as
// fast as it can, compared with a search in that flood; and how soon the shop responds again after the flood. Run: npm
// run bench -- pressure
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { median } from './support/median.ts';
import { startShop } from './support/served.ts';

const port = 4720;
const searches = 300;
const [others, flooder] = ['127.0.0.2', '127.0.0.3'];

/** Sends a request from a local address and returns its status and its duration in ms. */
function send(path: string, from: string, options: { signal?: AbortSignal; agent?: Agent; body?: string } = {}) {
  return new Promise<{ status: number; ms: number }>((resolve, reject) => {
    const started = performance.now();
    const { body, ...rest } = options;
    const init = { ...rest, localAddress: from, family: 4 };
    const url = `http://localhost:${port}${path}`;
    const sent = body
      ? request(url, { ...init, method: 'POST', headers: { 'content-type': 'application/json', accept: dataOnly } })
      : get(url, init);
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - started }));
    });
    sent.end(body);
  });
}
const dataOnly = 'application/vnd.waymark.data+json';

const search = (number: number) =>
  `/search?sort=${['price', 'rating', 'length'][number % 3]}&page=${1 + (number % 5)}&priceFrom=${number}`;

/** Returns the 95th percentile. */
const slow = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] as number;

async function timeSearches(from: number): Promise<number> {
  const times: number[] = [];
  for (let number = from; number < from + 3; number += 1) times.push((await send(search(number), flooder)).ms);
  return Math.min(...times);
}

async function measure(variantId: number): Promise<boolean> {
  const visits: [name: string, path: string, body?: string][] = [
    ['file', '/favicon.svg'],
    ['API answer', '/api/shop/suggest?q=per'],
    ['page', '/about'],
    ['price', `/api/book-now/load_data/${variantId}`, '{"only":"price"}'],
  ];
  for (const [, path, body] of visits) await send(path, others, body ? { body } : {});
  const alone = await timeSearches(400);
  const leaving = new AbortController();
  const served: number[] = [];
  const flood = Promise.allSettled(
    Array.from({ length: searches }, async (_, number) => {
      const { status, ms } = await send(search(number), flooder, { signal: leaving.signal });
      if (status === 200) served.push(ms);
    }),
  );
  const agent = new Agent({ keepAlive: true });
  const times = visits.map((): number[] => []);
  while (times.some(({ length }) => length < 20) || served.length < 10) {
    for (const [at, [, path, body]] of visits.entries())
      times[at]?.push((await send(path, others, { agent, ...(body && { body }) })).ms);
    await wait(10);
  }
  agent.destroy();
  leaving.abort();
  await flood;
  await wait(1000);
  const after = await timeSearches(500);
  const typical = median(served);
  console.log(`a search in a flood of ${searches}: ${typical.toFixed(0)} ms`);
  for (const [at, [name]] of visits.entries())
    console.log(
      `${name.padEnd(10)} for others: p95 ${slow(times[at] ?? []).toFixed(1)} ms (goal: less than that search)`,
    );
  console.log(
    `a search: ${alone.toFixed(1)} ms before, ${after.toFixed(1)} ms after the flood (goal: at most 20 times as long)`,
  );
  return times.every((one) => slow(one) < typical) && after < 20 * alone;
}

const home = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
chmodSync(home, 0o755);
const server = await startEmbedded(home, { disposable: true });
const shop = await startShop(port, {
  DATABASE_URL: server.url('postgres'),
  DATA_DIR: join(home, 'shop'),
  DEMO_TOURS: '300',
  IN_PROCESS_JOBS: '0',
});
try {
  const pool = new pg.Pool({ connectionString: server.url('postgres'), max: 1 });
  const { rows } = await pool.query<{ id: number }>('select id from variant order by id limit 1');
  await pool.end();
  process.exitCode = (await measure(rows[0]?.id as number)) ? 0 : 1;
} finally {
  shop.kill();
  await server.stop();
  rmSync(home, { recursive: true, force: true });
}
