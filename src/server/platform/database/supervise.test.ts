import { expect, test, vi } from 'vitest';
import { patiently } from '#tests/support/patience.ts';
import { createLog } from '../log.ts';
import { supervise } from './supervise.ts';

const quick = { checkInterval: 2, firstPause: 2, maxPause: 10, long: 60 };

/** A server that ends when the test says so and does not start as long as it has a reason. */
function fragile() {
  const lines: { level: string; msg: string; reason?: string }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const server = {
    running: true,
    starts: 0,
    broken: null as string | null,
    isRunning: () => server.running,
    async start() {
      server.starts += 1;
      if (server.broken) throw new Error(server.broken);
      server.running = true;
    },
  };
  const reported = (msg: RegExp) => lines.filter((line) => msg.test(line.msg));
  return { server, log, reported };
}

test('a stopped server is restarted, and a running one is left alone', async () => {
  const { server, log, reported } = fragile();
  const watch = supervise(server, log, quick);
  server.running = false;
  await vi.waitFor(() => expect(server.running).toBe(true), { ...patiently, interval: 1 });
  await vi.waitFor(() => expect(reported(/runs again/)).toHaveLength(1), { ...patiently, interval: 1 });
  expect(server.starts).toBe(1);
  await watch.stop();
});

test('a server that keeps failing to start is logged once and retried until it starts', async () => {
  const { server, log, reported } = fragile();
  const watch = supervise(server, log, quick);
  server.broken = 'PostgreSQL did not start: no room';
  server.running = false;
  await vi.waitFor(() => expect(reported(/cannot be started/)).toHaveLength(1), { ...patiently, interval: 1 });
  expect(reported(/cannot be started/)[0]).toMatchObject({
    level: 'error',
    reason: 'PostgreSQL did not start: no room',
  });
  const before = server.starts;
  await vi.waitFor(() => expect(server.starts).toBeGreaterThan(before + 2), { ...patiently, interval: 1 });
  expect(reported(/cannot be started/)).toHaveLength(1);
  server.broken = null;
  await vi.waitFor(() => expect(reported(/runs again/)).toHaveLength(1), { ...patiently, interval: 1 });
  await watch.stop();
});

test('a server that ends while or after the shop stops is not restarted', async () => {
  const { server, log } = fragile();
  const idle = supervise(server, log, quick);
  await idle.stop();
  server.running = false;
  const trying = supervise(server, log, { ...quick, firstPause: 60_000, maxPause: 60_000 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  await trying.stop();
  expect(server.starts).toBe(0);
});
