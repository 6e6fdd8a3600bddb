import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { HttpEnvironment } from '#server/http/environment.ts';
import { type Listening, listen } from '#server/http/listen.ts';
import { createMethodGuard } from '#server/http/methods.ts';
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
  app.post('/', async (c) => c.text(await c.req.text()));
  app.get('/', (c) => {
    answering = c.env.incoming?.socket as Socket | undefined;
    return c.body('x'.repeat(size));
  });
  listening = await listen(
    {
      app,
      fastPath: () => false,
      methods: createMethodGuard({ words: async () => '' }, {}),
      live: { attach: () => {}, close: () => {} },
    },
    port,
    { headersMs: 500, requestMs: 1000, silenceMs: silence, checkMs: 100 },
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

test('a client that never reads its response is cut off', async () => {
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

test('a client that reads slowly gets the whole response', async () => {
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

test.for([
  ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n'],
])(
  'a client that sends %s a byte at a time is answered 408 and disconnected, although it never closes',
  async ([, head]) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {});
    let answer = '';
    socket.on('data', (piece) => {
      answer += piece;
    });
    socket.write(head as string);
    const dripping = setInterval(() => socket.write('a'), 20);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(dripping);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  },
);
