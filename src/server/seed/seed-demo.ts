import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import type { DemoTour, Marketplace } from '#demo/marketplace.ts';
import { writeConversations } from './write-conversations.ts';
import { writeDepartures } from './write-departures.ts';
import { writePeople } from './write-people.ts';
import { writeDemoTours } from './write-tours.ts';
import { writeWorld } from './write-world.ts';

/** An arbitrary constant that must be the same in every process. */
const seedLock = 7_291_035;
const toursAtOnce = 50;

/**
 * Creates the demo marketplace in an empty catalogue and returns whether it did. Concurrent callers wait for the first
 * one. Everything is one transaction, so that a crash leaves nothing behind. `onTours` reports the number of tours
 * written.
 */
export async function seedDemo(
  pool: pg.Pool,
  make: () => Promise<Marketplace>,
  onTours: (written: number) => void = () => {},
): Promise<boolean> {
  if (!(await isEmpty(pool))) return false;
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Waiting for another process and seeding may take longer than the usual timeouts.
    await client.query(
      'set local lock_timeout = 0; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    await client.query('select pg_advisory_xact_lock($1)', [seedLock]);
    const needed = await isEmpty(client);
    if (needed) await write(client, await make(), onTours);
    await client.query('commit');
    if (needed) await analyze(client);
    return needed;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Updates the planner's statistics, which takes longer than the usual timeouts with many thousand tours. */
async function analyze(client: pg.ClientBase): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query('analyze');
  await client.query('reset statement_timeout');
}

async function isEmpty(database: pg.Pool | pg.ClientBase): Promise<boolean> {
  const { rows } = await database.query('select 1 from tour limit 1');
  return rows.length === 0;
}

async function write(
  client: pg.ClientBase,
  marketplace: Marketplace,
  onTours: (written: number) => void,
): Promise<void> {
  onTours(0);
  await writeWorld(client, marketplace);
  let written = 0;
  const flush = async (tours: readonly DemoTour[]) => {
    await writeDemoTours(client, tours);
    await writeDepartures(client, tours);
    written += tours.length;
    onTours(written);
  };
  // The next tours are created while the database stores the previous ones.
  let storing: Promise<void> = Promise.resolve();
  let some: DemoTour[] = [];
  try {
    for (const tour of marketplace.tours) {
      some.push(tour);
      if (some.length < toursAtOnce) {
        await turn();
        continue;
      }
      await storing;
      storing = flush(some);
      storing.catch(() => {});
      some = [];
    }
  } finally {
    await storing;
  }
  await flush(some);
  // The demo sets ids explicitly.
  await client.query('select continue_identities()');
  const accounts = await writePeople(client, marketplace);
  await writeConversations(client, marketplace, accounts);
}
