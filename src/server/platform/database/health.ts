import pg from 'pg';
import { type DatabaseFailure, databaseFailure } from './failure.ts';

/** Whether the database can serve queries, or why it cannot. */
export type DatabaseHealth = 'ready' | DatabaseFailure;

/** Reports the condition of a database. */
export type HealthCheck = { condition(): Promise<DatabaseHealth>; close(): Promise<void> };

/** The longest time to wait for the response, in milliseconds. */
const timeout = 2000;
/** How often disk space is checked, in milliseconds: while there is space, and while the disk is full. */
const roomPause = { ready: 5000, full: 1000 };

/**
 * Spills more rows than fit into work_mem to a temporary file, which needs disk space where the tables are, leaves no
 * trace and takes a few milliseconds.
 */
const needsRoom = `begin; set local work_mem = '64kB'; select count(*) from generate_series(1, 8000); commit`;

/**
 * Checks a database on a dedicated connection, so that an exhausted pool is not reported as an unavailable database.
 * Concurrent checks share one query.
 */
export function watchHealth(url: string, onChange: (condition: DatabaseHealth) => void): HealthCheck {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    application_name: 'waymark condition',
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let last: DatabaseHealth = 'ready';
  let roomLookedFor = Number.NEGATIVE_INFINITY;
  let asking: Promise<DatabaseHealth> | null = null;

  const check = async (client: pg.PoolClient): Promise<DatabaseHealth> => {
    const { rows } = await client.query("select current_setting('transaction_read_only') as answer");
    if (rows[0]?.answer === 'on') return 'read-only';
    if (performance.now() - roomLookedFor < roomPause[last === 'full' ? 'full' : 'ready'])
      return last === 'full' ? 'full' : 'ready';
    await client.query(needsRoom);
    roomLookedFor = performance.now();
    return 'ready';
  };

  const ask = async (): Promise<DatabaseHealth> => {
    let client: pg.PoolClient | null = null;
    let found: DatabaseHealth = 'away';
    try {
      client = await pool.connect();
      found = await check(client);
    } catch (error) {
      found = databaseFailure(error) ?? 'away';
      if (found === 'full') roomLookedFor = performance.now();
    } finally {
      // After a failure the next check uses a new connection, which may reach another server.
      client?.release(found !== 'ready');
    }
    return found;
  };

  const answer = async (): Promise<DatabaseHealth> => {
    const { promise: late, resolve } = Promise.withResolvers<DatabaseHealth>();
    const timer = setTimeout(resolve, timeout, 'away');
    const found = await Promise.race([ask(), late]);
    clearTimeout(timer);
    if (found !== last) onChange(found);
    last = found;
    return found;
  };

  return {
    condition() {
      asking ??= answer().finally(() => {
        asking = null;
      });
      return asking;
    },
    close: () => pool.end(),
  };
}
