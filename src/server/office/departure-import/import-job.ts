import { sql } from 'kysely';
import type { Account, Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Batch, runDepartureBatch } from '../departures/apply-batch.ts';
import { findVariant } from '../departures/office-variant.ts';
import { undoBatch } from '../departures/undo-batch.ts';
import { runDepartureImport } from './job-kinds.ts';

type Part = {
  readonly number: number;
  readonly variantId: number;
  readonly plan: Batch;
  readonly batchId: number | null;
};

/** Another process has finished the part in the meantime. */
class PartDone extends Error {}

/** Creates the job that writes or undoes an import. It continues after the last finished part. */
export function createDepartureImportJob({ database, log }: { readonly database: Database; readonly log: Log }): Job {
  return job(runDepartureImport, async ({ importId }, signal) => {
    const found = await sql<Pick<Account, 'id' | 'role' | 'operatorId'> & { state: string }>`
      select one.state, account.id, coalesce(account.role, 'operator') as role,
        coalesce(one.operator_id, account.operator_id) as "operatorId"
      from departure_import one left join user_account account on account.id = account_id
      where one.id = ${importId} and state in ('running', 'undoing')`.execute(database);
    const [row] = found.rows;
    if (!row) return;
    const caller = { account: { name: '', email: '', agencyId: null, preset: null, ...row } satisfies Account };
    const isUndoing = row.state === 'undoing';
    const { rows: parts } = await sql<Part>`
      select number, variant_id as "variantId", plan, batch_id as "batchId" from departure_import_part
      where import_id = ${importId} and ${isUndoing ? sql`undone_at is null` : sql`done_at is null`}
      order by number ${isUndoing ? sql`desc` : sql`asc`}`.execute(database);
    for (const part of parts) {
      if (signal.aborted) throw new Error('stopped between two parts of an import');
      await (isUndoing ? undoPart : writePart)(database, importId, caller, part);
    }
    // What could not be undone can be tried again.
    const end = isUndoing
      ? sql`case when exists (select from departure_import_part
          where import_id = departure_import.id and undone_at is null) then 'done' else 'undone' end`
      : sql`'done'`;
    await sql`update departure_import set state = ${end} where id = ${importId} and state = ${row.state}`.execute(
      database,
    );
    log.info({ importId, parts: parts.length }, isUndoing ? 'departure import undone' : 'departure import done');
  });
}

type Actor = Pick<Caller, 'account'>;

async function writePart(database: Database, importId: string, caller: Actor, part: Part): Promise<void> {
  const variant = await findVariant(database, caller, part.variantId);
  if (!variant) return finishPart(database, importId, part.number, [missing('departure-unknown')]);
  try {
    const outcome = await runDepartureBatch(database, caller, variant, part.plan, {
      dryRun: false,
      async also(trx, { batchId }) {
        const { numAffectedRows = 0n } = await sql`
          update departure_import_part set done_at = now(), batch_id = ${batchId}
          where import_id = ${importId} and number = ${part.number} and done_at is null`.execute(trx);
        if (numAffectedRows === 0n) throw new PartDone();
      },
    });
    if ('problems' in outcome) await finishPart(database, importId, part.number, outcome.problems);
  } catch (error) {
    if (!(error instanceof PartDone)) throw error;
  }
}

const missing = (code: string) => ({ departureId: null, day: '', cell: '', code, current: null, taken: null });

/** Marks a part that wrote nothing, with the reasons. */
async function finishPart(database: Database, importId: string, number: number, problems: readonly object[]) {
  await sql`update departure_import_part set done_at = now(), problems = ${JSON.stringify(problems)}::jsonb
    where import_id = ${importId} and number = ${number} and done_at is null`.execute(database);
}

async function undoPart(database: Database, importId: string, caller: Actor, part: Part): Promise<void> {
  const undone = part.batchId === null ? null : await undoBatch(database, caller, part.batchId);
  // A batch that was undone by itself needs no second undo.
  const isUndone =
    undone === null || (undone instanceof Refusal ? undone.code === 'batch-undone' : !('problems' in undone.outcome));
  const problems =
    undone === null || undone instanceof Refusal || !('problems' in undone.outcome) ? [] : undone.outcome.problems;
  const reported = isUndone || problems.length > 0 ? problems : [missing('departure-unknown')];
  await sql`update departure_import_part set undone_at = ${isUndone ? sql`now()` : sql`null`}, problems = ${JSON.stringify(reported)}::jsonb
    where import_id = ${importId} and number = ${part.number} and undone_at is null`.execute(database);
}
