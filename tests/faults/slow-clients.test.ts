import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { type Listening, listen } from '#server/http/listen.ts';

const size = 40_000_000;
const silence = 2000;
let port = 0;
let listening: Listening;

beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  port = (probe.address() as AddressInfo).port;
  probe.close();
  const app = new Hono<HttpEnvironment>();
  app.get('/', (c) => c.body('x'.repeat(size)));
  listening = await listen(
    {
      app,
      fastPath: () => false,
      methods: { refuse: () => false, watch: () => {} },
      live: { attach: () => {}, close: () => {} },
    },
    port,
    silence,
  );
});
afterAll(() => listening.close());

/** Asks for more than the system takes in by itself. */
function ask() {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return socket;
}

test('a client that never reads its answer is cut off', async () => {
  const socket = ask();
  socket.pause();
  let received = 0;
  // Whoever looks again finds what the system had taken in, and then the end instead of the rest.
  await wait(silence * 4);
  socket.on('data', (piece) => {
    received += piece.length;
  });
  socket.resume();
  await once(socket, 'close');
  expect(received).toBeLessThan(size);
});

test('a client that reads slowly gets all of it', async () => {
  const socket = ask();
  let received = 0;
  socket.on('data', (piece) => {
    received += piece.length;
    socket.pause();
    setTimeout(() => socket.resume(), 6);
  });
  const started = performance.now();
  while (received < size) {
    if (socket.closed) break;
    await wait(20);
  }
  expect(received).toBeGreaterThanOrEqual(size);
  expect(performance.now() - started).toBeGreaterThan(silence);
  socket.destroy();
});
