// A tour page made afresh, the whole way from the request to its last byte, against React alone writing the same tree: what the
// router, the calls for its data and the packing add. One after the other in one process, in turns.
// Run: npm run bench -- render
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { createLog } from '#server/platform/log.ts';
import { readSettings } from '#server/platform/settings.ts';
import { loadWebBundle } from '#server/platform/web-bundle.ts';
import { assemble } from '#server/start/assemble.ts';
import { median } from './support/median.ts';

type WritePage = (...given: unknown[]) => Promise<Response>;

const goal = 0.4;
const rounds = Number(process.env.BENCH_ROUNDS) || 15;
const each = 20;

const home = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
chmodSync(home, 0o755);
const embedded = await startEmbedded(home, { disposable: true });
const databaseUrl = embedded.url('postgres');
const settings = readSettings({
  DATA_DIR: home,
  DATABASE_URL: databaseUrl,
  SECRET: 'a secret that only this benchmark knows about',
  DEMO: '1',
  LOG_LEVEL: 'silent',
});
const bundle = await loadWebBundle();

// Notes what the router hands to the function that writes a page, so that React can be asked for the same again.
let handed: unknown[] = [];
const entry = bundle.build.entry.module as unknown as { default: WritePage };
const noting: WritePage = (...given) => {
  handed = given;
  return entry.default(...given);
};
const build = { ...bundle.build, entry: { module: { ...entry, default: noting } } } as unknown as typeof bundle.build;
const shop = await assemble(settings, databaseUrl, { ...bundle, build }, createLog('silent'));
await shop.ensureDemo();

const ask = async (path: string) => {
  const answer = await shop.app.fetch(
    new Request(`${settings.origin}${path}`, {
      headers: { host: new URL(settings.origin).host, 'accept-encoding': 'br' },
    }),
  );
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer;
};
const { hits } = (await (await ask('/api/shop/search')).json()) as { hits: { slug: string }[] };
let asked = 0;
// A query that nobody asked before is a page that nobody kept.
const whole = async () => {
  asked += 1;
  await (await ask(`/t/${hits[0]?.slug}?fresh=${asked}`)).arrayBuffer();
};
const treeAlone = async () => {
  const [request, status, headers, router, context] = handed;
  // The stream of data can be read only once, and is the router's own.
  const again = { ...(router as object), serverHandoffStream: undefined };
  return (await entry.default(request, status, new Headers(headers as Headers), again, context)).arrayBuffer();
};

const time = async (work: () => Promise<unknown>) => {
  const started = performance.now();
  for (let page = 0; page < each; page += 1) await work();
  return (performance.now() - started) / each;
};
const shares: number[] = [];
const [afresh, alone]: [number[], number[]] = [[], []];
for (let round = -3; round < rounds; round += 1) {
  const [one, other] = [await time(whole), await time(treeAlone)];
  if (round < 0) continue;
  afresh.push(one);
  alone.push(other);
  shares.push(other / one);
}
console.log(`tour page afresh: ${median(afresh).toFixed(1)} ms; React alone: ${median(alone).toFixed(1)} ms`);
console.log(`speed: ${median(shares).toFixed(2)} of React alone (goal ≥ ${goal})`);
await shop.close();
await embedded.stop();
rmSync(home, { recursive: true, force: true });
process.exit(0);
