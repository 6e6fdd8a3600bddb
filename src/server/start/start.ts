import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from '../platform/database/data-folder.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { createLog, type Log } from '../platform/log.ts';
import { readSettings, type Settings, StartProblem } from '../platform/settings.ts';
import { loadWebBundle } from '../platform/web-bundle.ts';
import { writtenStack } from '../platform/written-stack.ts';
import { reportProgress } from './report-progress.ts';
import { openSandbox, sandboxWelcome } from './sandbox-process.ts';
import { welcome } from './welcome.ts';

/** What has been started, to be stopped in the opposite order. */
const started: (() => unknown)[] = [];

async function stopAll(): Promise<void> {
  for (const stop of started.splice(0).reverse()) await stop();
}

/** The database to use: somebody's own, or the one that comes with the shop. */
async function findDatabase({ databaseUrl, dataFolder, origin }: Settings, log: Log): Promise<string> {
  if (databaseUrl) return databaseUrl;
  started.push(lockDataFolder(dataFolder, origin));
  if (!existsSync(join(dataFolder, 'postgres'))) reportProgress({ step: 'creating the database' });
  const embedded = await startEmbedded(dataFolder);
  embedded.watch(log);
  started.push(embedded.stop);
  return embedded.url('postgres');
}

/** What the shop is made of; reading it takes about as long as the database takes to come up. */
async function readHouse() {
  const [{ assemble }, { createRenderPool }, { listen }, bundle] = await Promise.all([
    import('./assemble.ts'),
    import('../render/render-pool.ts'),
    import('../http/listen.ts'),
    loadWebBundle(),
  ]);
  return { assemble, createRenderPool, listen, bundle };
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const reading = readHouse();
  // Trouble with the database is told first, and without waiting for the rest.
  reading.catch(() => {});
  const [database, sandbox] = await Promise.all([findDatabase(settings, log), openSandbox(settings, log)]);
  if (sandbox) started.push(sandbox.stop);
  const { assemble, createRenderPool, listen, bundle } = await reading;
  const renderer = createRenderPool(settings.renderThreads);
  renderer.warm();
  const shop = await assemble(settings, database, bundle, log, { renderer });
  started.push(shop.close);
  const total = settings.demoTours;
  await shop.ensureDemo((done) => reportProgress({ step: 'writing the demo marketplace', done, total, unit: 'tours' }));
  reportProgress({ step: null });
  const listening = await listen(shop, settings.port);
  started.push(listening.close);
  if (settings.inProcessJobs) await shop.startJobs();
  process.stdout.write(welcome(settings, sandboxWelcome(sandbox)));
}

/** Trouble that the person who starts Waymark can mend is one line; anything else is a bug and shows itself whole. */
function explain(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code && ['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT', 'ECONNREFUSED', 'ENOTFOUND'].includes(code)) return message;
  return stack ? writtenStack(stack) : message;
}

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await stopAll();
    process.exit(0);
  });
}

try {
  await start();
} catch (error) {
  process.stderr.write(`waymark: ${explain(error)}\n`);
  await stopAll();
  process.exit(1);
}
