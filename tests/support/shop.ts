// A whole shop on a database and port of its own, for tests that speak HTTP or drive a browser.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/platform/log.ts';
import { projectFolder } from '#server/platform/project-folder.ts';
import { readSettings, type Settings } from '#server/platform/settings.ts';
import { loadWebBundle } from '#server/platform/web-bundle.ts';
import { type Adapters, assemble, type Shop } from '#server/start/assemble.ts';
import { freePort } from './free-port.ts';
import { filledTemplate, freshDatabase } from './postgres.ts';

/** A running shop, its address, and how to stop it. */
export type TestShop = Shop & {
  readonly settings: Settings;
  readonly origin: string;
  readonly databaseUrl: string;
  stop(): Promise<void>;
};

/** What a shop of a test stands on, and who gets its log. */
type ShopOptions = Adapters & { readonly log?: { write(line: string): void } };

/**
 * Starts a shop from the built bundle; `environment` overrides settings as the environment would. With `DEMO_TOURS` it has its
 * demo marketplace from the beginning, unless its clock is the test's.
 */
export async function startShop(
  environment: Record<string, string> = {},
  options: ShopOptions = {},
): Promise<TestShop> {
  const tours = options.clock || environment.DATABASE_URL ? undefined : environment.DEMO_TOURS;
  const fresh = await freshDatabase(tours && (await filledTemplate(`waymark_demo_${tours}`, writeDemo(tours))));
  const shop = await openShop(fresh.url, environment, options);
  return {
    ...shop,
    async stop() {
      await shop.stop();
      await fresh.drop();
    },
  };
}

const writeDemo = (tours: string) => async (databaseUrl: string) => {
  const shop = await openShop(databaseUrl, { DEMO_TOURS: tours, IN_PROCESS_JOBS: '0' });
  await shop.ensureDemo();
  await shop.stop();
};

async function openShop(
  ownDatabase: string,
  environment: Record<string, string>,
  { log, ...adapters }: ShopOptions = {},
): Promise<TestShop> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'waymark-shop-'));
  chmodSync(dataFolder, 0o755);
  // Shops of tests share their pictures, so that each is made once for all of them.
  const pictures = join(projectFolder, 'build/pictures');
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(dataFolder, 'pictures'));
  const settings = readSettings({
    PORT: String(await freePort()),
    DATA_DIR: dataFolder,
    DATABASE_URL: ownDatabase,
    SECRET: 'a secret that only this test run knows about',
    LOG_LEVEL: 'silent',
    // Tests ask faster than any fair visitor.
    READ_LIMIT: '0',
    DEMO: '1',
    ...environment,
  });
  const bundle = await loadWebBundle();
  const databaseUrl = settings.databaseUrl ?? ownDatabase;
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
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
