import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { givePlaces, opened, place, start } from './shipped-shop.ts';

givePlaces(19_100);

const isUp = () =>
  fetch(`http://localhost:${place.port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
const databasePid = () => Number(readFileSync(join(place.home, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
/** Whether a process runs; one that has ended and waits for somebody to notice does not. */
const isAlive = (pid: number) => {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

test('Ctrl-C stops the shop and its database, and leaves a folder that starts again', async () => {
  const first = start();
  await opened(first);
  expect(await isUp()).toBe(true);
  const pid = databasePid();
  first.child.kill('SIGINT');
  expect(await first.exit).toBe(0);
  expect(isAlive(pid)).toBe(false);
  const second = start();
  await opened(second);
  expect(await isUp()).toBe(true);
});

test('a first start tells how far it is, a second one has nothing to tell', async () => {
  const first = start({ DEMO_TOURS: '120' });
  await opened(first);
  const tours = { step: 'writing the demo marketplace', total: 120, unit: 'tours' };
  expect(first.told).toEqual([
    { step: 'creating the database' },
    ...[0, 50, 100, 120].map((done) => ({ ...tours, done })),
    { step: null },
  ]);
  first.child.kill('SIGTERM');
  await first.exit;
  const second = start({ DEMO_TOURS: '120' });
  await opened(second);
  expect(second.told).toEqual([{ step: null }]);
});

test('after a kill -9 the next start takes over the database that was left running', async () => {
  const first = start();
  await opened(first);
  const pid = databasePid();
  first.child.kill('SIGKILL');
  await first.exit;
  expect(isAlive(pid)).toBe(true);
  const second = start();
  await opened(second);
  expect(databasePid()).toBe(pid);
  second.child.kill('SIGTERM');
  expect(await second.exit).toBe(0);
  expect(isAlive(pid)).toBe(false);
});

test('after a kill -9 of shop and database alike the next start recovers', async () => {
  const first = start();
  await opened(first);
  process.kill(databasePid(), 'SIGKILL');
  first.child.kill('SIGKILL');
  await first.exit;
  const second = start();
  await opened(second);
  expect(await isUp()).toBe(true);
});

test('a second start on the same folder says so in one line and leaves the first alone', async () => {
  const first = start();
  await opened(first);
  const second = start({ PORT: String(place.port + 500) });
  expect(await second.exit).toBe(1);
  expect(second.said()).toMatch(/^waymark: already running on .* \(process \d+, http:\/\/localhost:\d+\): .*\n$/);
  expect(await isUp()).toBe(true);
});

test('a taken port is one clear line, and the database stops with it', async () => {
  const squatter = createServer().listen(place.port);
  await once(squatter, 'listening');
  const { exit, said } = start();
  expect(await exit).toBe(1);
  expect(said()).toBe(`waymark: cannot listen: port ${place.port} is taken: set PORT to another one\n`);
  squatter.close();
});

test.each([
  [{ PORT: 'many' }, /^waymark: wrong settings: PORT: .*\n$/],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SECRET: 'x'.repeat(32) }, /^waymark: .*ECONNREFUSED.*\n$/],
  [{ DATA_DIR: '/dev/null/data' }, /^waymark: DATA_DIR \/dev\/null\/data cannot be written: .*\n$/],
])('wrong circumstances are one clear line: %o', async (environment, line) => {
  const { exit, said } = start(environment as Record<string, string>);
  expect(await exit).toBe(1);
  expect(said()).toMatch(line);
});

test('a full disk is one clear line', async (context) => {
  const small = join(place.home, 'small');
  const { spawnSync } = await import('node:child_process');
  spawnSync('mkdir', [small]);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m,mode=755', 'tmpfs', small]);
  if (mounted.status !== 0) context.skip();
  try {
    const { exit, said } = start({ DATA_DIR: small });
    expect(await exit).toBe(1);
    // The shop's database and the bank's start beside each other: whichever is first to find no room says so.
    expect(said()).toMatch(/^waymark: [^\n]*(No space left|ENOSPC|could not|disk is full)[^\n]*\n$/);
  } finally {
    // Helpers of the database may need a moment to notice that it is over; one that stays would keep the disk for ever.
    await expect.poll(() => spawnSync('umount', [small]).status, { timeout: 60_000, interval: 200 }).toBe(0);
  }
});
