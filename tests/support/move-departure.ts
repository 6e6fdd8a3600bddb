import type pg from 'pg';

/**
 * Moves a departure with claims to another day, so that a test need not wait for that day. The database forbids this to
 * operators.
 */
export async function moveDeparture(
  pool: pg.Pool,
  where: string,
  day: string,
  values: readonly unknown[],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('alter table departure disable trigger departure_day_unclaimed');
    await client.query(`update departure set day = ${day} where ${where}`, [...values]);
    await client.query('alter table departure enable trigger departure_day_unclaimed');
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
