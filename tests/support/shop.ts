// A whole shop on a database and port of its own, for tests that use HTTP or a browser.
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

/** The adapters of a test's shop, and the receiver of its log. */
type ShopOptions = Adapters & { readonly log?: { write(line: string): void } };

/**
 * Starts a shop from the built bundle; `environment` overrides settings as environment variables would. With
 * `DEMO_TOURS` the shop starts with its demo marketplace, unless the test controls its clock.
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
  // Shops of tests share their images, so that each is created only once.
  const pictures = join(projectFolder, 'build/pictures');
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(dataFolder, 'pictures'));
  const settings = readSettings({
    PORT: String(await freePort()),
    DATA_DIR: dataFolder,
    DATABASE_URL: ownDatabase,
    SECRET: 'a secret that only this test run knows about',
    LOG_LEVEL: 'silent',
    // Tests send more requests than the rate limit of a visitor allows.
    READ_LIMIT: '0',
    DEMO: '1',
    ...environment,
  });
  const bundle = await loadWebBundle();
  const databaseUrl = settings.databaseUrl ?? ownDatabase;
  const shop = await assemble(settings, databaseUrl, bundle, createLog(settings.logLevel, log), {
    // Creating new images for every shop would take longer than most tests.
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
