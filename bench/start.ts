// Measures the time from a stopped shop on a seeded folder to its first response, with and without starting the
// database, and its memory use. Run: npm run bench -- start
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { memoryHabits, nodeFlags } from '../bin/node-flags.mjs';
import { median } from './support/median.ts';

const home = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
chmodSync(home, 0o755);
// Below the system's ephemeral ports: repeated attempts to connect to a closed port in that range can end in a
// connection to oneself.
const port = 23_118;

type Life = { readonly answered: number; readonly home: number; readonly megabytes: number };

/** Starts a shop and returns the seconds until its first response and its home page, and its memory use. */
async function life(environment: Readonly<Record<string, string>> = {}): Promise<Life> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const shop = spawn(process.execPath, [...nodeFlags, 'build/shop/main.js'], {
    env: { ...process.env, ...memoryHabits, DATA_DIR: home, PORT: String(port), LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isThere = (path: string) =>
    fetch(`http://localhost:${port}${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere('/healthz'))) {
    if (shop.exitCode !== null) throw new Error(`the shop ended with ${shop.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const answered = seconds();
  if (!(await isThere('/'))) throw new Error('the home page is not there');
  const homeThere = seconds();
  const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8'))?.[1];
  shop.kill('SIGTERM');
  await once(shop, 'exit');
  return { answered, home: homeThere, megabytes: Number(rss) / 1024 };
}

const say = (what: string, lives: readonly Life[], goal: string): void => {
  const [answered, page] = [median(lives.map((one) => one.answered)), median(lives.map((one) => one.home))];
  console.log(`${what}: ${answered.toFixed(2)} s to the first answer${goal}, ${page.toFixed(2)} s to the home page`);
};

say('first start, database made and 600 tours seeded', [await life()], '');
const later = [await life(), await life(), await life()];
say('later starts, database and all', later, ' (goal 3)');
const database = await startEmbedded(home);
const shopOnly = { DATABASE_URL: database.url('postgres'), SECRET: 'a secret that only this benchmark knows about' };
const alone: Life[] = [];
for (let round = 0; round < 7; round += 1) alone.push(await life(shopOnly));
say('the shop alone, database up', alone, ' (goal 1)');
await database.stop();
console.log(
  `memory after the first page: ${median(later.map(({ megabytes }) => megabytes)).toFixed(0)} MB (goal 250 after load)`,
);
rmSync(home, { recursive: true, force: true });
