import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { givePlaces, opened, place, start } from './shipped-shop.ts';

givePlaces(19_400);

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

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] as number;

const others = '127.0.0.2';
const flooder = '127.0.0.3';

type Times = Readonly<Record<'file' | 'call' | 'page', number[]>>;

/** What another visitor waits for each kind of thing, until `isOver`. */
async function watch(isOver: (times: Times) => boolean): Promise<Times> {
  const agent = new Agent({ keepAlive: true });
  const times: Times = { file: [], call: [], page: [] };
  const paths = { file: '/favicon.svg', call: '/api/shop/suggest?q=per', page: '/about' };
  while (!isOver(times)) {
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

/** Expects that nearly everything came sooner to others than a page to somebody who stands in a queue for it. */
function expectCalm(times: Times, queued: readonly number[]): void {
  expect(times.file.length).toBeGreaterThan(10);
  const typical = quantile(queued, 0.5);
  for (const kind of ['file', 'call', 'page'] as const) expect(quantile(times[kind], 0.95), kind).toBeLessThan(typical);
}

/** How long a few pages take that nobody asked for before, one after the other: the shortest time. */
async function renderTime(from: number): Promise<number> {
  const times: number[] = [];
  for (let number = from; number < from + 3; number += 1) {
    const { status, ms } = await ask(search(number), flooder);
    expect(status).toBe(200);
    times.push(ms);
  }
  return Math.min(...times);
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
  const alone = await renderTime(400);
  const leaving = new AbortController();
  const served: number[] = [];
  const flood = Array.from({ length: 300 }, async (_, number) => {
    const answer = await ask(search(number), flooder, leaving.signal);
    if (answer.status === 200) served.push(answer.ms);
    return answer;
  });
  const outcomes = Promise.allSettled(flood);
  const times = await watch(({ page }) => page.length > 20 && served.length >= 10);
  leaving.abort();
  expectCalm(times, served);
  const refused = (await outcomes).flatMap((one) =>
    one.status === 'fulfilled' && one.value.status !== 200 ? [one.value] : [],
  );
  expect(refused.length).toBeGreaterThan(200);
  for (const { status, retryAfter, text } of refused.slice(0, 5)) {
    expect([status, retryAfter]).toEqual([503, '2']);
    expect(text).toContain('Many people are looking at tours right now');
  }
  await wait(1000);
  // Three hundred pages that are still to be made would take hundreds of times as long as one.
  expect(await renderTime(500)).toBeLessThan(20 * alone);
});

test('a visitor gets a page that nobody asked for before while another wants three hundred', async () => {
  await openShop();
  const leaving = new AbortController();
  let served = 0;
  const flood = Promise.allSettled(
    Array.from({ length: 300 }, async (_, number) => {
      const answer = await ask(search(number), flooder, leaving.signal);
      if (answer.status === 200) served += 1;
    }),
  );
  const { status } = await ask(search(1001), others);
  expect(status).toBe(200);
  // Whoever has to wait for their turn among three hundred would see nearly all of those who are let in served before.
  expect(served).toBeLessThan(30);
  leaving.abort();
  await flood;
});

test('a random parameter in a loop renders nothing and slows nobody down', async () => {
  await openShop();
  let over = false;
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  /** How long each of many pages takes that are asked for eight at a time; more of them while that is wanted. */
  const flood = async (many: number, path: (number: number) => string, more = () => false): Promise<number[]> => {
    const times: number[] = [];
    const loop = async () => {
      while (times.length < many || more()) {
        const { status, ms } = await ask(path(times.length), flooder, undefined, agent);
        expect(status).toBe(200);
        times.push(ms);
      }
    };
    await Promise.all(Array.from({ length: 8 }, loop));
    return times;
  };
  const rendered = await flood(40, (number) => search(600 + number));
  let watched = 0;
  const watching = watch(({ file }) => {
    watched = file.length;
    return over;
  });
  const random = await flood(
    800,
    (number) => `/search?x${Math.random()}=${number}`,
    () => watched <= 10,
  );
  over = true;
  agent.destroy();
  expectCalm(await watching, rendered);
  expect(quantile(random, 0.5)).toBeLessThan(quantile(rendered, 0.5) / 3);
});
