import type pg from 'pg';
import { expect, vi } from 'vitest';
import { patiently } from './patience.ts';

/**
 * Runs an action while a statement that locks rows is not committed, and commits it when a number of sessions wait for
 * those rows: code that reads before it locks has read by then.
 */
export async function whileLocked<Result>(
  pool: pg.Pool,
  [statement, ...values]: readonly [string, ...unknown[]],
  waiting: number,
  act: () => Promise<Result>,
): Promise<Result> {
  const holder = await pool.connect();
  /** Counts the sessions that wait for it, directly or indirectly. */
  const blocked = async (pid: number): Promise<number> => {
    const { rows } = await pool.query(
      `with recursive waiting as (select pid, pg_blocking_pids(pid) as blockers from pg_stat_activity where wait_event_type = 'Lock'),
         chain as (select pid from waiting where $1 = any(blockers)
           union select waiting.pid from waiting join chain on chain.pid = any(blockers))
       select count(*)::int as n from chain`,
      [pid],
    );
    return rows[0].n;
  };
  try {
    await holder.query('begin');
    const { rows } = await holder.query('select pg_backend_pid() as pid');
    await holder.query(statement, values);
    const acting = act();
    await vi.waitFor(async () => expect(await blocked(rows[0].pid)).toBe(waiting), patiently);
    await holder.query('commit');
    return await acting;
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}
