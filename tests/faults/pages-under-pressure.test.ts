import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { givePlaces, opened, place, start } from './shipped-shop.ts';

givePlaces(22_400);

/** Asks from an address of this machine, as a visitor from elsewhere would. */
function ask(path: string, from: string, signal?: AbortSignal, agent?: Agent) {
  return new Promise<{ status: number; retryAfter: string | undefined; text: string; ms: number }>(
    (resolve, reject) => {
      const started = performance.now();
      const options = { localAddress: from, agent, signal, headers: { 'accept-encoding': 'gzip, deflate, br' } };
      get(`http://localhost:${place.port}${path}`, { ...options, family: 4 }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece) => pieces.push(piece));
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode = 0, headers } = answer;
          const text = Buffer.concat(pieces).toString();
          resolve({ status: statusCode, retryAfter: headers['retry-after'], text, ms: performance.now() - started });
        });
      }).on('error', reject);
    },
  );
}

const p95 = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] as number;

const others = '127.0.0.2';
const flooder = '127.0.0.3';

/** What another visitor waits for each kind of thing, until `isOver`. */
async function watch(isOver: () => boolean) {
  const agent = new Agent({ keepAlive: true });
  const times = { file: [] as number[], call: [] as number[], page: [] as number[] };
  const paths = { file: '/favicon.svg', call: '/api/shop/suggest?q=per', page: '/about' };
  while (!isOver()) {
    for (const kind of ['file', 'call', 'page'] as const) {
      const { status, ms } = await ask(paths[kind], others, undefined, agent);
      expect([kind, status]).toEqual([kind, 200]);
      times[kind].push(ms);
    }
    await wait(10);
  }
  agent.destroy();
  return times;
}

function expectCalm(times: Awaited<ReturnType<typeof watch>>): void {
  expect(times.file.length).toBeGreaterThan(10);
  expect(p95(times.file)).toBeLessThan(100);
  expect(p95(times.call)).toBeLessThan(100);
  expect(p95(times.page)).toBeLessThan(150);
}

const search = (number: number) =>
  `/search?sort=${['price', 'rating', 'length'][number % 3]}&page=${1 + (number % 5)}&priceFrom=${number}`;

/** Opens the shop and the pages that others look at. */
async function openShop(): Promise<void> {
  await opened(start({ DEMO_TOURS: '300', IN_PROCESS_JOBS: '0' }));
  for (const path of ['/about', '/search', '/api/shop/suggest?q=per'])
    expect((await ask(path, others)).status).toBe(200);
}

test('three hundred searches at once by somebody who then leaves slow nobody else down, and a second later it is as if nothing had been', async () => {
  await openShop();
  const leaving = new AbortController();
  let left = false;
  const watching = watch(() => left);
  const flood = Array.from({ length: 300 }, (_, number) => ask(search(number), flooder, leaving.signal));
  const outcomes = Promise.allSettled(flood);
  await wait(2000);
  leaving.abort();
  await outcomes;
  left = true;
  expectCalm(await watching);
  const refused = (await outcomes).flatMap((one) =>
    one.status === 'fulfilled' && one.value.status !== 200 ? [one.value] : [],
  );
  expect(refused.length).toBeGreaterThan(200);
  for (const { status, retryAfter, text } of refused.slice(0, 5)) {
    expect([status, retryAfter]).toEqual([503, '2']);
    expect(text).toContain('Many people are looking at tours right now');
  }
  await wait(1000);
  const { status, ms } = await ask(search(1000), flooder);
  expect(status).toBe(200);
  expect(ms).toBeLessThan(500);
}, 120_000);

test('a visitor gets a page that nobody asked for before while another wants three hundred', async () => {
  await openShop();
  const leaving = new AbortController();
  const flood = Promise.allSettled(
    Array.from({ length: 300 }, (_, number) => ask(search(number), flooder, leaving.signal)),
  );
  const { status, ms } = await ask(search(1001), others);
  expect(status).toBe(200);
  expect(ms).toBeLessThan(1500);
  leaving.abort();
  await flood;
}, 120_000);

test('a random parameter in a loop renders nothing and slows nobody down', async () => {
  await openShop();
  let over = false;
  const watching = watch(() => over);
  const until = performance.now() + 2000;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  let asked = 0;
  const loop = async () => {
    while (performance.now() < until) {
      asked += 1;
      expect((await ask(`/search?x${Math.random()}=${asked}`, flooder, undefined, agent)).status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: 8 }, loop));
  over = true;
  agent.destroy();
  expectCalm(await watching);
  // Rendering manages some tens of them in a second.
  expect(asked).toBeGreaterThan(500);
}, 120_000);
