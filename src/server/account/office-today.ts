import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { recountPlaces } from '../places/ledger.ts';

/** What waits for staff right now. */
export function createOfficeToday(database: Database) {
  return {
    async officeToday() {
      const { rows } = await sql<{ lastDay: number; newest: Date | null }>`
        select count(*) filter (where at > now() - interval '1 day') as "lastDay", max(at) as newest from report`.execute(
        database,
      );
      const report = rows[0];
      return {
        mails: { waiting: 0, failed: 0 },
        reports: { lastDay: report?.lastDay ?? 0, newest: report?.newest?.toISOString() ?? null },
        places: [...(await recountPlaces(database))],
      };
    },
  };
}
