// The development server until its next restart: Vite's middleware first, then the shop.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { lockDataFolder } from '#server/platform/database/data-folder.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { createLog } from '#server/platform/log.ts';
import { readSettings } from '#server/platform/settings.ts';
import { webBundleFrom } from '#server/platform/web-bundle.ts';
import { renderHere } from '#server/render/render-page.ts';
import { assemble } from '#server/start/assemble.ts';
import { openSandbox, sandboxWelcome } from '#server/start/sandbox-process.ts';
import { welcome } from '#server/start/welcome.ts';

const settings = readSettings(process.env);
const release = settings.databaseUrl ? () => {} : lockDataFolder(settings.dataFolder, settings.origin);
const embedded = settings.databaseUrl ? null : await startEmbedded(settings.dataFolder);
const log = createLog(settings.logLevel);
embedded?.watch(log);
const sandbox = await openSandbox(settings, log);
const databaseUrl = settings.databaseUrl ?? (embedded?.url('postgres') as string);
const vite = await createVite({ server: { middlewareMode: true } });
const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
let built = await load();
const bundle = webBundleFrom(built);
const shop = await assemble(settings, databaseUrl, bundle, log, { renderer: renderHere(bundle) });
await shop.ensureDemo();
await shop.startJobs();

/** Applies changed sources; pages that were cached before are dropped, as after a change of the catalogue. */
async function takeChanges(): Promise<void> {
  const now = await load();
  if (now === built) return;
  built = now;
  Object.assign(bundle, webBundleFrom(now));
  await shop.catalogue.reload();
}

const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    await takeChanges();
    // Vite's own scripts and styles have no nonce.
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      name.toLowerCase() === 'content-security-policy' ? response : setHeader(name, value);
    await getRequestListener(shop.app.fetch)(request, response);
  });
});
server.listen(settings.port, () => process.stdout.write(welcome(settings, sandboxWelcome(sandbox))));

async function stop(): Promise<void> {
  server.close();
  await vite.close();
  await shop.close();
  await sandbox?.stop();
  // Node restarts this process when a server file changes: the database keeps running until Ctrl-C.
  release();
  if (!process.env.WATCH_REPORT_DEPENDENCIES) await embedded?.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
