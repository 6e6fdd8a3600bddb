import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { isRunning } from '#server/platform/database/process-state.ts';
import { unprivilegedOwner } from '#server/platform/database/programs.ts';
import { patiently } from '#tests/support/patience.ts';
import { scale } from '#tests/support/scale.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { serverPid } from './database-machine.ts';
import { readiness, runShop } from './database-shop.ts';

const kills = scale(1, 2);

const portOf = (home: string) => readFileSync(join(home, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];

test('a killed embedded database is restarted by the shop on the same port, and not after the shop has stopped', async () => {
  const shop = await runShop();
  try {
    const port = portOf(shop.home);
    const visitor = new Visitor(shop.origin);
    await visitor.token();
    for (let time = 0; time < kills; time += 1) {
      const pid = serverPid(shop.home);
      process.kill(pid, 'SIGKILL');
      await vi.waitFor(async () => expect(await readiness(shop.origin)).toBe(503), { ...patiently, interval: 20 });
      await vi.waitFor(async () => expect(await readiness(shop.origin)).toBe(200), patiently);
      expect(serverPid(shop.home)).not.toBe(pid);
      expect(portOf(shop.home)).toBe(port);
      expect((await visitor.post('/api/utils/jserror', { message: 'again' })).status).toBe(200);
    }
    expect(shop.isAlive()).toBe(true);
    const told = (line: string) => shop.logged().filter(({ msg }) => msg === line).length;
    expect(told('the embedded database has ended, and is started again')).toBe(kills);
    // It answers before the shop has written that it does.
    await vi.waitFor(() => expect(told('the embedded database runs again')).toBe(kills), patiently);
    const last = serverPid(shop.home);
    const { child } = shop;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await gone).toBe(0);
    expect(isRunning(last)).toBe(false);
  } finally {
    await shop.stop();
  }
});

test('a stale lock file with a reused process id does not prevent the embedded database from starting', async () => {
  const home = mkdtempSync(join(tmpdir(), 'waymark-lock-'));
  chmodSync(home, 0o755);
  const first = await startEmbedded(home, { disposable: true });
  const lock = join(home, 'postgres/postmaster.pid');
  const [, ...rest] = readFileSync(lock, 'utf8').split('\n');
  await first.stop();
  // As after a restart of the machine: the number is in use by the same account, and not by PostgreSQL.
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { ...unprivilegedOwner(), cwd: '/' });
  await once(other, 'spawn');
  writeFileSync(lock, [other.pid, ...rest].join('\n'));
  const second = await startEmbedded(home, { disposable: true });
  expect(isRunning(other.pid as number)).toBe(true);
  other.kill();
  expect(second.started).toBe(true);
  await second.stop();
  rmSync(home, { recursive: true, force: true });
});
