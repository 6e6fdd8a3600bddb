import pg from 'pg';
import { type DatabaseFailure, databaseFailure } from './failure.ts';

/** Whether the database can do its work right now, or what is wrong with it. */
export type DatabaseHealth = 'ready' | DatabaseFailure;

/** Asks for the condition of a database. */
export type HealthCheck = { condition(): Promise<DatabaseHealth>; close(): Promise<void> };

/** How long the answer may take, in milliseconds. */
const timeout = 2000;
/** How often room on the disk is looked for: while there is some, and while there is none. */
const roomPause = { ready: 5000, full: 1000 };

/**
 * More rows than fit into so little memory are written to a file, which is thrown away at once. It needs room where the tables
 * are, leaves no trace in them, and takes a few milliseconds.
 */
const needsRoom = `begin; set local work_mem = '64kB'; select count(*) from generate_series(1, 8000); commit`;

/**
 * Checks a database on a connection of its own, so that a shop whose connections are all in use is not thought to be without
 * one. However many ask at once, the database is asked once.
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

  const look = async (client: pg.PoolClient): Promise<DatabaseHealth> => {
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
      found = await look(client);
    } catch (error) {
      found = databaseFailure(error) ?? 'away';
      if (found === 'full') roomLookedFor = performance.now();
    } finally {
      // With trouble the next look is on a new connection, which may reach another server.
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
