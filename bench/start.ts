// From a stopped shop on a seeded folder to its first answer, with the database and without, and the memory it then takes.
// Run: npm run bench -- start
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded.ts';
import { memoryHabits, nodeFlags } from '../bin/node-flags.mjs';
import { median } from './support/median.ts';

const home = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
chmodSync(home, 0o755);
// Below the ports that the system gives to callers: one who knocks often at a port of theirs in vain ends up connected to himself.
const port = 23_118;

/** Starts a shop and answers after how many seconds its home page came, and how much memory it has. */
async function life(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now();
  const shop = spawn(process.execPath, [...nodeFlags, 'build/shop/main.js'], {
    env: { ...process.env, ...memoryHabits, DATA_DIR: home, PORT: String(port), LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const home200 = () =>
    fetch(`http://localhost:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await home200())) {
    if (shop.exitCode !== null) throw new Error(`the shop ended with ${shop.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = (performance.now() - started) / 1000;
  const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1];
  shop.kill('SIGTERM');
  await once(shop, 'exit');
  return { seconds, megabytes: Number(rss) / 1024 };
}

const first = await life();
console.log(`first start, database made and 600 tours seeded: ${first.seconds.toFixed(1)} s`);
const later = [await life(), await life(), await life()];
console.log(`later starts, database and all: ${median(later.map(({ seconds }) => seconds)).toFixed(2)} s (goal 3)`);
const database = await startEmbedded(home);
const shopOnly = { DATABASE_URL: database.url('postgres'), SECRET: 'a secret that only this benchmark knows about' };
const alone = [await life(shopOnly), await life(shopOnly), await life(shopOnly)];
console.log(`the shop alone, database up: ${median(alone.map(({ seconds }) => seconds)).toFixed(2)} s (goal 1)`);
await database.stop();
console.log(
  `memory after the first page: ${median(later.map(({ megabytes }) => megabytes)).toFixed(0)} MB (goal 250 after load)`,
);
rmSync(home, { recursive: true, force: true });
