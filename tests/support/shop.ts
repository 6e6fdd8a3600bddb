// A whole shop on a database and port of its own, for tests that speak HTTP or drive a browser.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer as createProbe } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/platform/log.ts';
import { projectFolder } from '#server/platform/project-folder.ts';
import { readSettings, type Settings } from '#server/platform/settings.ts';
import { loadWebBundle } from '#server/platform/web-bundle.ts';
import { type Adapters, assemble, type Shop } from '#server/start/assemble.ts';
import { freshDatabase } from './postgres.ts';

/** A running shop, its address, and how to stop it. */
export type TestShop = Shop & {
  readonly settings: Settings;
  readonly origin: string;
  readonly databaseUrl: string;
  stop(): Promise<void>;
};

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createProbe().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** What a shop of a test stands on, and who gets its log. */
type ShopOptions = Adapters & { readonly log?: { write(line: string): void } };

/** Starts a shop from the built bundle; `environment` overrides settings as the environment would. */
export async function startShop(
  environment: Record<string, string> = {},
  { log, ...adapters }: ShopOptions = {},
): Promise<TestShop> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'waymark-shop-'));
  chmodSync(dataFolder, 0o755);
  // Shops of tests share their pictures, so that each is made once for all of them.
  const pictures = join(projectFolder, 'build/pictures');
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(dataFolder, 'pictures'));
  const fresh = await freshDatabase();
  const settings = readSettings({
    PORT: String(await freePort()),
    DATA_DIR: dataFolder,
    DATABASE_URL: fresh.url,
    SECRET: 'a secret that only this test run knows about',
    LOG_LEVEL: 'silent',
    DEMO: '1',
    ...environment,
  });
  const bundle = await loadWebBundle();
  const databaseUrl = settings.databaseUrl ?? fresh.url;
  const shop = await assemble(settings, databaseUrl, bundle, createLog(settings.logLevel, log), {
    // Making pictures anew for every shop would take longer than most tests.
    pictureFolder: join(tmpdir(), 'waymark-test-pictures'),
    ...adapters,
  });
  if (settings.inProcessJobs) await shop.startJobs();
  const server = await listen(shop, settings.port);
  return {
    ...shop,
    settings,
    origin: settings.origin,
    databaseUrl,
    async stop() {
      await server.close();
      await shop.close();
      await fresh.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
