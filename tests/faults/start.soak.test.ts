import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startProblemCode } from '#server/platform/settings.ts';
import { patiently } from '#tests/support/patience.ts';
import { soakTest } from '#tests/support/scale.ts';
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

soakTest('a first start shows its progress, a second one does not', async () => {
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

soakTest('after a kill -9 the next start takes over the running database', async () => {
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

test('after a kill -9 of shop and database the next start recovers', async () => {
  const first = start();
  await opened(first);
  process.kill(databasePid(), 'SIGKILL');
  first.child.kill('SIGKILL');
  await first.exit;
  const second = start();
  await opened(second);
  expect(await isUp()).toBe(true);
});

/** The shop behind `npm start`. */
const npmStart = (environment: Record<string, string> = {}) => start(environment, ['bin/run.mjs', 'start']);
const shopPid = () => JSON.parse(readFileSync(join(place.home, 'running.json'), 'utf8')).pid as number;
const timesOpened = (said: string) => said.split('Waymark is open').length - 1;
const bankIsUp = () =>
  fetch(`http://127.0.0.1:${place.port + 1}/`).then(
    ({ ok }) => ok,
    () => false,
  );

test('npm start restarts a killed shop with its database and bank, and says so', async () => {
  const { child, said, exit, ...rest } = npmStart();
  await opened({ child, said, exit, ...rest });
  const database = databasePid();
  for (const [times, seconds] of [
    [2, 1],
    [3, 2],
  ] as const) {
    process.kill(shopPid(), 'SIGKILL');
    await vi.waitFor(() => expect(timesOpened(said())).toBe(times), patiently);
    expect(said()).toContain(`waymark: the shop ended with SIGKILL; it starts again in ${seconds} s (`);
    expect(databasePid()).toBe(database);
    expect([await isUp(), await bankIsUp()]).toEqual([true, true]);
  }
  // Stopped while there is no shop, it starts none and leaves nothing behind.
  process.kill(shopPid(), 'SIGKILL');
  await vi.waitFor(() => expect(said()).toContain('it starts again in 4 s'), patiently);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  await vi.waitFor(() => expect(isAlive(database)).toBe(false), patiently);
  expect(timesOpened(said())).toBe(3);
});

soakTest('npm start does not restart a shop that was stopped, or that could not start', async () => {
  const stopped = npmStart();
  await opened(stopped);
  stopped.child.kill('SIGTERM');
  expect(await stopped.exit).toBe(0);
  expect(stopped.said()).not.toContain('starts again');
  const wrong = npmStart({ PORT: 'many' });
  expect(await wrong.exit).toBe(startProblemCode);
  expect(wrong.said()).toMatch(/^waymark: wrong settings: PORT: .*\n$/);
});

soakTest('a second start on the same folder reports it in one line and leaves the first alone', async () => {
  const first = start();
  await opened(first);
  const second = start({ PORT: String(place.port + 500) });
  expect(await second.exit).toBe(startProblemCode);
  expect(second.said()).toMatch(/^waymark: already running on .* \(process \d+, http:\/\/localhost:\d+\): .*\n$/);
  expect(await isUp()).toBe(true);
});

soakTest('a port in use is reported in one line, and the database is stopped', async () => {
  const squatter = createServer().listen(place.port);
  await once(squatter, 'listening');
  const { exit, said } = start();
  expect(await exit).toBe(startProblemCode);
  expect(said()).toBe(`waymark: cannot listen: port ${place.port} is taken: set PORT to another one\n`);
  squatter.close();
});

test.each([
  [{ PORT: 'many' }, /^waymark: wrong settings: PORT: .*\n$/],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SECRET: 'x'.repeat(32) }, /^waymark: .*ECONNREFUSED.*\n$/],
  [{ DATA_DIR: '/dev/null/data' }, /^waymark: DATA_DIR \/dev\/null\/data cannot be written: .*\n$/],
])('a wrong environment is reported in one line: %o', async (environment, line) => {
  const { exit, said } = start(environment as Record<string, string>);
  expect(await exit).toBe(startProblemCode);
  expect(said()).toMatch(line);
});

test('a full disk is reported in one line', async (context) => {
  const small = join(place.home, 'small');
  const { spawnSync } = await import('node:child_process');
  spawnSync('mkdir', [small]);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m,mode=755', 'tmpfs', small]);
  if (mounted.status !== 0) context.skip();
  try {
    const { exit, said } = start({ DATA_DIR: small });
    expect(await exit).toBe(startProblemCode);
    // The shop's database and the bank's start beside each other: whichever is first to find no room says so.
    expect(said()).toMatch(/^waymark: [^\n]*(No space left|ENOSPC|could not|disk is full)[^\n]*\n$/);
  } finally {
    // Helpers of the database may need a moment to notice that it is over; one that stays would keep the disk for ever.
    await expect.poll(() => spawnSync('umount', [small]).status, { timeout: 60_000, interval: 200 }).toBe(0);
  }
});
