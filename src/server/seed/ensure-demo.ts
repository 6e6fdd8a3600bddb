import type pg from 'pg';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import { ensureDemoAccounts } from '../account/demo-accounts.ts';
import type { Database } from '../platform/database/database.ts';
import { seedDemo } from './seed-demo.ts';

/** The dependencies of the demo. */
export type DemoDeps = {
  readonly pool: pg.Pool;
  readonly database: Database;
  readonly hashPassword: (password: string) => Promise<string>;
};

/** Creates the demo marketplace and repairs its accounts; returns whether the marketplace was created. */
export async function ensureDemo(
  deps: DemoDeps,
  tours: number,
  now: Instant,
  onTours?: (written: number) => void,
): Promise<boolean> {
  const make = async () => {
    // Imported on demand, because an existing marketplace does not need this code.
    const { makeMarketplace } = await import('#demo/make-marketplace.ts');
    return makeMarketplace({ tours, today: dayAt(now, 'UTC') });
  };
  const seeded = await seedDemo(deps.pool, make, onTours);
  await ensureDemoAccounts(deps.database, deps.hashPassword, DEMO_ACCOUNTS);
  return seeded;
}
