import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { type Connected, connect } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import type { WebBundle } from './door.ts';
import { createHandlers } from './handlers.ts';
import { createApp } from './http/app.ts';
import type { HttpEnvironment } from './http/environment.ts';
import { createMetrics } from './http/metrics.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** The folder that holds the whole project. */
export const projectFolder = join(import.meta.dirname, '../..');

/** A whole shop, assembled and ready to be served. */
export type Shop = Connected & { readonly app: Hono<HttpEnvironment> };

/** Wires the shop together: database → adapters → use cases → http. The database must be there already. */
export async function assemble(settings: Settings, databaseUrl: string, bundle: WebBundle, log: Log): Promise<Shop> {
  const connected = connect(databaseUrl, settings.databasePool, (error) =>
    log.warn({ err: error }, 'a database connection was lost'),
  );
  const { database, pool } = connected;
  for (const name of await migrate(pool)) log.info({ migration: name }, 'migrated');

  const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as { version: string };
  const app = createApp({
    settings,
    log,
    metrics: createMetrics(),
    bundle,
    handlers: createHandlers({ settings, database }),
    limit: createRateLimiter(pool, settings.secret),
    version,
    staticFolders: [join(projectFolder, 'build/client')],
    whoIs: async () => null,
    isReady: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
  });
  return { ...connected, app };
}
