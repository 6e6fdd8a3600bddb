import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { scale } from '#tests/support/scale.ts';
import { givePlaces, opened, place, start } from './shipped-shop.ts';

givePlaces(19_400);

/** Searches at once: more than may be under way and wait together. */
const searches = scale(200, 300);

/** Requests a path from an address of this machine, as a visitor from elsewhere would. */
function ask(path: string, from: string, signal?: AbortSignal, agent?: Agent) {
  return new Promise<{ status: number; retryAfter: string | undefined; text: string }>((resolve, reject) => {
    const options = { localAddress: from, agent, signal, headers: { 'accept-encoding': 'identity' } };
    get(`http://localhost:${place.port}${path}`, { ...options, family: 4 }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode = 0, headers } = answer;
        resolve({ status: statusCode, retryAfter: headers['retry-after'], text: Buffer.concat(pieces).toString() });
      });
    }).on('error', reject);
  });
}

const others = '127.0.0.2';
const flooder = '127.0.0.3';
const metricsToken = 'a-token-for-the-collector';

/** Another visitor requests a file, an API answer and a page, until `isOver` and at least ten times. */
async function visitDuring(isOver: () => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  for (let visit = 0; visit < 10 || !isOver(); visit += 1) {
    for (const path of ['/favicon.svg', '/api/shop/suggest?q=per', '/about'])
      expect([path, (await ask(path, others, undefined, agent)).status]).toEqual([path, 200]);
    await wait(10);
  }
  agent.destroy();
}

async function countRenderedPages(): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`http://localhost:${place.port}/metrics`, { headers })).text();
  return Number(/^waymark_rendered_pages_total (\d+)/m.exec(text)?.[1]);
}

const search = (number: number) =>
  `/search?sort=${['price', 'rating', 'length'][number % 3]}&page=${1 + (number % 5)}&priceFrom=${number}`;

/** Opens the shop and the pages that others look at. */
async function openShop(): Promise<void> {
  await opened(start({ DEMO_TOURS: '300', IN_PROCESS_JOBS: '0', METRICS_TOKEN: metricsToken }));
  for (const path of ['/about', '/search', '/api/shop/suggest?q=per'])
    expect((await ask(path, others)).status).toBe(200);
}

test('searches flooding from one network are refused with 503, other visitors are served, and the backlog is dropped with its clients', async () => {
  await openShop();
  const leaving = new AbortController();
  let served = 0;
  const flood = Array.from({ length: searches }, async (_, number) => {
    const answer = await ask(search(number), flooder, leaving.signal);
    if (answer.status === 200) served += 1;
    return answer;
  });
  const outcomes = Promise.allSettled(flood);
  await visitDuring(() => served >= 10);
  leaving.abort();
  const refused = (await outcomes).flatMap((one) =>
    one.status === 'fulfilled' && one.value.status !== 200 ? [one.value] : [],
  );
  expect(refused.length).toBeGreaterThan(searches - 100);
  for (const { status, retryAfter, text } of refused.slice(0, 5)) {
    expect([status, retryAfter]).toEqual([503, '2']);
    expect(text).toContain('We’re very busy right now');
  }
  // The pages that nobody waits for any more are not rendered before the next one.
  const before = await countRenderedPages();
  expect((await ask(search(500), flooder)).status).toBe(200);
  expect((await countRenderedPages()) - before).toBeLessThan(20);
});

test('a visitor gets an uncached page while another requests three hundred', async () => {
  await openShop();
  const leaving = new AbortController();
  let served = 0;
  const flood = Promise.allSettled(
    Array.from({ length: searches }, async (_, number) => {
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

test('unknown parameters in a loop render nothing, and other visitors are served', async () => {
  await openShop();
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const before = await countRenderedPages();
  let count = 0;
  const total = scale(200, 800);
  const loop = async () => {
    while (count++ < total)
      expect((await ask(`/search?x${Math.random()}=${count}`, flooder, undefined, agent)).status).toBe(200);
  };
  const flood = Promise.all(Array.from({ length: 8 }, loop));
  await visitDuring(() => count >= total);
  await flood;
  agent.destroy();
  expect(await countRenderedPages()).toBe(before);
});
