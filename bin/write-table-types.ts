import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { describeTables } from './table-types.ts';

const home = mkdtempSync(join(tmpdir(), 'waymark-types-'));
chmodSync(home, 0o755);
const server = await startEmbedded(home, { disposable: true });
const pool = new pg.Pool({ connectionString: server.url('postgres') });
try {
  await migrate(pool);
  writeFileSync('src/server/platform/database/tables.ts', await describeTables(pool));
} finally {
  await pool.end();
  await server.stop();
  rmSync(home, { recursive: true, force: true });
}
