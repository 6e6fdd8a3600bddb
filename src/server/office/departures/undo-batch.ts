import { sql } from 'kysely';
import type { CellChange, Cells } from '#domain/office/departure-batch.ts';
import type { CellValue } from '#domain/office/departure-cells.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type BatchOutcome, runDepartureBatch } from './apply-batch.ts';
import { findVariant } from './office-variant.ts';

type Entry = { readonly departureId: number; readonly action: string; readonly before: Cells; readonly after: Cells };

/** Undoes a batch by one with the old and new values swapped; departures that it created are archived. */
export async function undoBatch(
  database: Database,
  caller: Pick<Caller, 'account'>,
  batchId: number,
): Promise<{ readonly outcome: BatchOutcome; readonly variantId: number } | Refusal> {
  const { rows } = await sql<{ variantId: number; undone: boolean }>`
    select (summary ->> 'variantId')::int as "variantId", undone_at is not null as undone
    from office_batch where id = ${batchId} and kind = 'departures'`.execute(database);
  const [batch] = rows;
  const variant = batch && (await findVariant(database, caller, batch.variantId));
  if (!variant) return new Refusal(404, 'not-found');
  if (batch.undone) return undoneAlready;
  const entries = await sql<Entry>`
    select subject_id::int as "departureId", action, before, after from office_log
    where batch_id = ${batchId} and subject_kind = 'departure' order by id`.execute(database);
  const { id: accountId } = caller.account as Account;
  try {
    const changes = entries.rows.flatMap(reverse);
    const outcome = await runDepartureBatch(
      database,
      caller,
      variant,
      { changes, creates: [] },
      {
        dryRun: false,
        kind: 'departures-undo',
        async also(trx) {
          const { numAffectedRows = 0n } = await sql`update office_batch set undone_at = now(), undone_by = ${accountId}
            where id = ${batchId} and undone_at is null`.execute(trx);
          if (numAffectedRows === 0n) throw new UndoneMeanwhile();
        },
      },
    );
    return { outcome, variantId: variant.id };
  } catch (error) {
    if (error instanceof UndoneMeanwhile) return undoneAlready;
    throw error;
  }
}

class UndoneMeanwhile extends Error {}

const undoneAlready = new Refusal(409, 'batch-undone');

function reverse({ departureId, action, before, after }: Entry): CellChange[] {
  const swap = (cell: string, from: CellValue = null, to: CellValue = null) => ({ departureId, cell, from, to });
  if (action === 'create') return [swap('state', after.state, 'archived')];
  return Object.keys(after).map((cell) => swap(cell, after[cell], before[cell]));
}
