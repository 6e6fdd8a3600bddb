import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';
import { keptAlive, watchedClient } from './watched-client.ts';

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
    statement_timeout: 15_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 20_000,
    application_name: 'waymark',
  });
  pool.on('error', onLost);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { database, pool, close: () => pool.end() };
}

/** Runs a change as one transaction: all of it happens, or nothing. Read committed, so that a lock always sees the newest row. */
export function transaction<Result>(database: Database, work: (trx: Transaction) => Promise<Result>): Promise<Result> {
  return database.transaction().setIsolationLevel('read committed').execute(work);
}
