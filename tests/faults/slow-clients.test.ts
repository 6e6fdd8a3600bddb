import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { type Listening, listen } from '#server/http/listen.ts';
import { freePort } from '#tests/support/free-port.ts';
import { patiently } from '#tests/support/patience.ts';

const size = 40_000_000;
const silence = 2000;
let port = 0;
let listening: Listening;
/** The server's end of the last connection. */
let answering: Socket | undefined;

beforeAll(async () => {
  port = await freePort();
  const app = new Hono<HttpEnvironment>();
  app.get('/', (c) => {
    answering = c.env.incoming?.socket as Socket | undefined;
    return c.body('x'.repeat(size));
  });
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
  await vi.waitFor(() => expect(answering?.destroyed).toBe(true), patiently);
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
