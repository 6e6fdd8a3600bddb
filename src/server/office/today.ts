import { sql } from 'kysely';
import type pg from 'pg';
import { isNearUnconfirmedShare, unconfirmedShare } from '#domain/booking/hold.ts';
import { isOverdue, lastBackup } from '../backup/backup-runs.ts';
import { unconfirmedDepartures } from '../booking/hold/unconfirmed.ts';
import { recountPlaces } from '../places/ledger.ts';
import type { Database } from '../platform/database/database.ts';
import type { BackupSettings } from '../platform/settings.ts';

type Counts = { waiting: number; failed: number; lastDay: number; newest: Date | null };

/** Creates the list of current tasks for staff. */
export function createOfficeToday(database: Database, pool: Pick<pg.Pool, 'query'>, backup: BackupSettings | null) {
  const backupState = async ({ everyHours }: BackupSettings) => {
    const last = await lastBackup(pool);
    return { last: last?.at.toISOString() ?? null, overdue: isOverdue(last, everyHours) };
  };
  return {
    async officeToday() {
      const { rows } = await sql<Counts>`
        select
          (select count(*) from mail where sent_at is null and failed_at is null) as waiting,
          (select count(*) from mail where failed_at is not null) as failed,
          (select count(*) from report where at > now() - interval '1 day') as "lastDay",
          (select max(at) from report) as newest`.execute(database);
      const { waiting, failed, lastDay, newest } = rows[0] as Counts;
      return {
        mails: { waiting, failed },
        backup: backup && (await backupState(backup)),
        reports: { lastDay, newest: newest?.toISOString() ?? null },
        places: [...(await recountPlaces(database))],
        unconfirmedHolds: (await unconfirmedDepartures(database))
          .filter(({ held, capacity }) => isNearUnconfirmedShare(held, capacity))
          .map(({ capacity, ...departure }) => ({ ...departure, most: unconfirmedShare(capacity) })),
      };
    },
  };
}
