import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartProblem } from '../settings.ts';
import type { Tables } from './tables.ts';
import { connectTimeoutMs, keepAliveOptions, watchedClient, withTimeouts } from './watched-client.ts';

/** Parses counts and sums as numbers: none of them exceeds the safe integers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
/** Leaves dates as text, because a local-time Date would shift them. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

/** A database and its connection pool. */
export type Connected = { readonly database: Database; readonly pool: pg.Pool; close(): Promise<void> };

/** Creates a connection pool; the first query opens a connection. */
export function connect(url: string, size: number, onLost: (error: Error) => void = () => {}): Connected {
  const pool = new pg.Pool({
    ...keepAliveOptions,
    Client: watchedClient(url),
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    application_name: 'waymark',
    ...withTimeouts({ statement_timeout: 15_000, lock_timeout: 5000, idle_in_transaction_session_timeout: 20_000 }),
  });
  pool.on('error', onLost);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { database, pool, close: () => pool.end() };
}

/**
 * Rejects a pooler that assigns connections per transaction, because timeouts, session locks and LISTEN would be lost
 * silently. While one connection is in a transaction, a second must not see a setting made on the first.
 */
export async function requireSessions(pool: Pick<pg.Pool, 'connect'>): Promise<void> {
  const [one, other] = [await pool.connect(), await pool.connect()];
  try {
    await one.query("set waymark.session = 'kept'");
    await other.query('begin');
    const { rows } = await one.query("select current_setting('waymark.session', true) as session");
    if (rows[0]?.session !== 'kept') throw transactionPooler;
  } catch (error) {
    // A statement pooler reports a transaction as a protocol violation.
    throw (error as { code?: string }).code === '08P01' ? transactionPooler : error;
  } finally {
    // Closing the connections discards their settings and open transactions.
    one.release(true);
    other.release(true);
  }
}

const transactionPooler = new StartProblem(
  'DATABASE_URL leads to a pooler that lends a connection for one transaction at a time: set its pool_mode to session, or name the database itself',
);

/** Runs a change in one transaction at the read committed level, so that a lock always returns the latest row. */
export function transaction<Result>(database: Database, work: (trx: Transaction) => Promise<Result>): Promise<Result> {
  return database.transaction().setIsolationLevel('read committed').execute(work);
}
