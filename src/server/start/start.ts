import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from '../platform/database/data-folder.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { createLog, type Log } from '../platform/log.ts';
import { readSettings, type Settings, StartProblem, startProblemCode } from '../platform/settings.ts';
import { loadWebBundle } from '../platform/web-bundle.ts';
import { writtenStack } from '../platform/written-stack.ts';
import { reportOpened, reportProgress } from './report-progress.ts';
import { openSandbox, sandboxWelcome } from './sandbox-process.ts';
import { welcome } from './welcome.ts';

/** Cleanup functions, run in reverse order. */
const started: (() => unknown)[] = [];

async function stopAll(): Promise<void> {
  for (const stop of started.splice(0).reverse()) await stop();
}

/** Returns the URL of the configured database, or starts the embedded one. */
async function findDatabase({ databaseUrl, dataFolder, origin }: Settings, log: Log): Promise<string> {
  if (databaseUrl) return databaseUrl;
  started.push(lockDataFolder(dataFolder, origin));
  if (!existsSync(join(dataFolder, 'postgres'))) reportProgress({ step: 'creating the database' });
  const embedded = await startEmbedded(dataFolder);
  embedded.watch(log);
  started.push(embedded.stop);
  return embedded.url('postgres');
}

/** Imports the application, which takes about as long as the database takes to start. */
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
  // Database errors are reported first, without waiting for the import.
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
  reportOpened();
}

const circumstances = ['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT', 'ECONNREFUSED', 'ENOTFOUND'];

/** Whether the user can fix the error: a wrong setting, a full disk or an unavailable database. */
const isFixable = (error: unknown): boolean =>
  error instanceof StartProblem || circumstances.includes((error as NodeJS.ErrnoException).code ?? '');

/** Returns one line for an error that the user can fix, and a stack for a bug. */
function explain(error: unknown): string {
  const { message, stack } = error as Error;
  return isFixable(error) || !stack ? message : writtenStack(stack);
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
  process.exit(isFixable(error) ? startProblemCode : 1);
}
