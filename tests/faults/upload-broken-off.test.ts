import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patiently } from '#tests/support/patience.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { runShop, type ShopProgram } from './database-shop.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let shop: ShopProgram;

beforeAll(async () => {
  fresh = await freshDatabase();
  shop = await runShop({ DATABASE_URL: fresh.url, DEMO: '0', LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await shop?.stop();
  await fresh?.drop();
});

/** Announces a body, sends a part of it and hangs up. */
async function breakOff(path: string, framing: string): Promise<void> {
  const { port } = new URL(shop.origin);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;
  const part = framing.startsWith('Content') ? '{"message":' : 'a\r\n{"message"\r\n';
  await new Promise((resolve) => socket.write(head + part, resolve));
  // The shop must have begun to read, or there is nothing to break off.
  await vi.waitFor(() => expect(socket.bytesWritten).toBeGreaterThan(head.length), patiently);
  socket.destroy();
}

test('an aborted upload is one quiet log line, and not a database failure or an error', async () => {
  const ways = ['Content-Length: 5000', 'Transfer-Encoding: chunked'];
  const paths = ['/api/utils/jserror', '/api/utils/payment-logs', '/login'];
  for (const path of paths) for (const framing of ways) for (let at = 0; at < 5; at += 1) await breakOff(path, framing);
  const requests = () => shop.logged().filter(({ msg, method }) => msg === 'request' && method === 'POST');
  await vi.waitFor(() => expect(requests().length).toBe(30), patiently);
  expect(new Set(requests().map(({ status }) => status))).toEqual(new Set([499]));
  const loud = shop.logged().filter(({ level }) => !['info', 'debug'].includes(level));
  expect(loud).toEqual([]);
  expect(shop.logged().filter(({ msg }) => msg === 'somebody hung up')).toHaveLength(30);
  const visitor = new Visitor(shop.origin);
  expect((await visitor.post('/api/utils/jserror', { message: 'whole' })).status).toBe(200);
});
