import { join } from 'node:path';
import { assemble, projectFolder } from './assemble.ts';
import { claimDataFolder } from './database/data-folder.ts';
import { startEmbedded } from './database/embedded.ts';
import { loadWebBundle } from './door.ts';
import { listen } from './http/listen.ts';
import { createLog } from './log.ts';
import { readSettings, StartProblem } from './settings.ts';
import { welcome } from './welcome.ts';

/** What has been started, to be stopped in the opposite order. */
const started: (() => unknown)[] = [];

async function stopAll(): Promise<void> {
  for (const stop of started.splice(0).reverse()) await stop();
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  let databaseUrl = settings.databaseUrl;
  if (!databaseUrl) {
    started.push(claimDataFolder(settings.dataFolder, settings.origin));
    const embedded = await startEmbedded(settings.dataFolder);
    started.push(embedded.stop);
    databaseUrl = embedded.url('postgres');
  }
  const bundle = await loadWebBundle(join(projectFolder, 'build/server/index.js'));
  const shop = await assemble(settings, databaseUrl, bundle, log);
  started.push(shop.close);
  await shop.ensureDemo();
  if (settings.inProcessJobs) await shop.startJobs();
  const listening = await listen(shop.app, settings.port);
  started.push(listening.close);
  process.stdout.write(welcome(settings));
}

/** Trouble that the person who starts Waymark can mend is one line; anything else is a bug and shows itself whole. */
function explain(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code && ['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT', 'ECONNREFUSED', 'ENOTFOUND'].includes(code)) return message;
  return stack ?? message;
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
