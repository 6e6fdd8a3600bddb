// Pages for anonymous visitors: kept HTML against a bare GET of the same server, and a page rendered afresh. Three rounds, interleaved.
// Run: npm run bench -- pages
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble, projectFolder } from '#server/assemble.ts';
import { startEmbedded } from '#server/database/embedded.ts';
import { loadWebBundle } from '#server/door.ts';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings.ts';
import { burst, median } from './support/load.ts';

const home = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
chmodSync(home, 0o755);
const settings = readSettings({ DATA_DIR: home, PORT: '43117', LOG_LEVEL: 'silent' });
const embedded = await startEmbedded(home);
const bundle = await loadWebBundle(join(projectFolder, 'build/server/index.js'));
const shop = await assemble(settings, embedded.url('postgres'), bundle, createLog('silent'));
await shop.ensureDemo();
const listening = await listen(shop.app, settings.port);
const { hits } = (await (await fetch(`${settings.origin}/api/shop/search`)).json()) as { hits: { slug: string }[] };

const targets = {
  'bare GET': '/healthz',
  home: '/',
  search: '/search',
  tour: `/t/${hits[0]?.slug}`,
};
const rounds: Record<string, number[]> = {};
try {
  for (const path of Object.values(targets)) await fetch(`${settings.origin}${path}`);
  for (let round = 0; round < 3; round += 1) {
    for (const [name, path] of Object.entries(targets)) {
      const { perSecond, failed } = await burst(`${settings.origin}${path}`);
      if (failed) throw new Error(`${name}: ${failed} requests failed`);
      rounds[name] ??= [];
      rounds[name].push(perSecond);
    }
  }
  const floor = median(rounds['bare GET'] as number[]);
  for (const [name, figures] of Object.entries(rounds)) {
    const middle = median(figures);
    console.log(`${name.padEnd(10)} ${middle.toFixed(0).padStart(7)}/s  ${(middle / floor).toFixed(2)} of a bare GET`);
  }
  // A query that nobody asked before is a page that nobody kept.
  const started = performance.now();
  const fresh = 60;
  for (let page = 0; page < fresh; page += 1)
    await (await fetch(`${settings.origin}/t/${hits[0]?.slug}?fresh=${page}`)).text();
  console.log(
    `tour rendered afresh, one after the other: ${((performance.now() - started) / fresh).toFixed(1)} ms each`,
  );
  console.log(`memory of the process: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);
} finally {
  await listening.close();
  await shop.close();
  await embedded.stop();
  rmSync(home, { recursive: true, force: true });
}
