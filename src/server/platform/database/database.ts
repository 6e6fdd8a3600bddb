import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartProblem } from '../settings.ts';
import type { Tables } from './tables.ts';
import { keptAlive, watchedClient, withTimeouts } from './watched-client.ts';

/** Counts and sums come as numbers: no figure of ours leaves the safe integers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
/** A day stays the text it is: it must never pass through a local-time Date. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

/** The database and the pool beneath it. */
export type Connected = { readonly database: Database; readonly pool: pg.Pool; close(): Promise<void> };

/** Connects to a database. Nothing is asked of it yet. */
export function connect(url: string, size: number, onLost: (error: Error) => void = () => {}): Connected {
  const pool = new pg.Pool({
    ...keptAlive,
    Client: watchedClient(url),
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    application_name: 'waymark',
    ...withTimeouts({ statement_timeout: 15_000, lock_timeout: 5000, idle_in_transaction_session_timeout: 20_000 }),
  });
  pool.on('error', onLost);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { database, pool, close: () => pool.end() };
}

/**
 * Refuses a pooler that lends a connection for one transaction and then to somebody else. Timeouts, locks that outlast a transaction
 * and listening would all be lost on it without a word. While one connection is in a transaction, another is asked for what it was told.
 */
export async function requireSessions(pool: Pick<pg.Pool, 'connect'>): Promise<void> {
  const [one, other] = [await pool.connect(), await pool.connect()];
  try {
    await one.query("set waymark.session = 'kept'");
    await other.query('begin');
    const { rows } = await one.query("select current_setting('waymark.session', true) as session");
    if (rows[0]?.session !== 'kept') throw transactionPooler;
  } catch (error) {
    // A pooler that knows no transactions at all calls one a breach of its protocol.
    throw (error as { code?: string }).code === '08P01' ? transactionPooler : error;
  } finally {
    // What they were told and have begun goes with them.
    one.release(true);
    other.release(true);
  }
}

const transactionPooler = new StartProblem(
  'DATABASE_URL leads to a pooler that lends a connection for one transaction at a time: set its pool_mode to session, or name the database itself',
);

/** Runs a change as one transaction: all of it happens, or nothing. Read committed, so that a lock always sees the newest row. */
export function transaction<Result>(database: Database, work: (trx: Transaction) => Promise<Result>): Promise<Result> {
  return database.transaction().setIsolationLevel('read committed').execute(work);
}
