import { sql } from 'kysely';
import {
  type BatchProblem,
  type CellChange,
  checkBatch,
  type DepartureCreation,
  type DepartureEdit,
} from '#domain/office/departure-batch.ts';
import { splitCell } from '#domain/office/departure-cells.ts';
import type { Caller } from '../../platform/caller.ts';
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts';
import { type Change, logChanges, openBatch } from '../office-log.ts';
import { countTaken, type Taken } from './count-taken.ts';
import { readDepartures, type StoredDeparture } from './departure-cells.ts';
import type { EditableVariant } from './office-variant.ts';
import { writeBatch } from './write-batch.ts';

export type Batch = { readonly changes: readonly CellChange[]; readonly creates: readonly DepartureCreation[] };

/** A problem, with how many units are taken where a capacity is too low. */
export type CountedProblem = BatchProblem & { readonly taken: Taken | null };

export type AppliedBatch = {
  readonly batchId: number | null;
  readonly edits: readonly (Pick<DepartureEdit, 'id' | 'before' | 'after'> & { readonly day: string })[];
  readonly created: readonly string[];
};

export type BatchOutcome = AppliedBatch | { readonly problems: readonly CountedProblem[] };

/** Reverts the transaction of a preview or of a batch with problems. */
class RollBack extends Error {
  readonly outcome: BatchOutcome;
  constructor(outcome: BatchOutcome) {
    super('rolled back');
    this.outcome = outcome;
  }
}

/**
 * Runs a batch in a transaction. A dry run locks, checks and writes in the same way and rolls back; `also` writes more
 * in the same transaction once there are no problems.
 */
export async function runDepartureBatch(
  database: Database,
  caller: Pick<Caller, 'account'>,
  variant: EditableVariant,
  batch: Batch,
  { dryRun, kind = 'departures', also }: RunOptions,
): Promise<BatchOutcome> {
  try {
    return await transaction(database, async (trx) => {
      const outcome = await applyDepartureBatch(trx, caller, variant, batch, kind);
      if ('problems' in outcome) throw new RollBack(outcome);
      if (dryRun) throw new RollBack({ ...outcome, batchId: null });
      await also?.(trx, outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RollBack) return error.outcome;
    // Another variant of the company got the same code in the meantime.
    if ((error as { constraint?: string }).constraint !== 'departure_code') throw error;
    return {
      problems: [{ departureId: null, day: '', cell: 'code', code: 'code-taken', current: null, taken: null }],
    };
  }
}

type RunOptions = {
  readonly dryRun: boolean;
  readonly kind?: 'departures' | 'departures-undo';
  readonly also?: (trx: Transaction, batch: AppliedBatch) => Promise<void>;
};

/** Checks and writes a batch, all or nothing: with problems the caller rolls back (docs/algorithms/departures.md). */
async function applyDepartureBatch(
  trx: Transaction,
  caller: Pick<Caller, 'account'>,
  variant: EditableVariant,
  batch: Batch,
  kind: string,
): Promise<BatchOutcome> {
  await lockDepartures(trx, variant, batch);
  const ids = [...new Set(batch.changes.map(({ departureId }) => departureId))];
  const departures = new Map(
    (await readDepartures(trx, variant, sql`departure.id = any(${ids}::integer[])`)).map((one) => [one.id, one]),
  );
  const { days, codes } = await readOwners(trx, variant, batch);
  const checked = checkBatch(batch, {
    departures,
    days,
    codes,
    today: variant.today,
    passengerTypeIds: variant.sale.passengerTypes.map(({ id }) => id),
    roomIds: variant.sale.rooms.map(({ id }) => id),
  });
  if (checked.problems.length > 0) return { problems: await addCounts(trx, checked.problems, departures) };
  const edits = checked.edits.map(({ id, cells, before, after }) => ({ id, day: String(cells.day), before, after }));
  const created = checked.creations.map(({ day }) => String(day));
  if (edits.length + created.length === 0) return { batchId: null, edits, created };
  const createdIds = await writeBatch(trx, variant, checked, departures);
  const { operatorId } = variant;
  const summary = { variantId: variant.id, changed: edits.length, created: created.length };
  const batchId = await openBatch(trx, caller, { kind, operatorId, summary });
  const changes = edits.map(({ id, before, after }): Change => {
    const subject = { kind: 'departure', id } as const;
    return { subject, operatorId, action: 'update', before, after, batchId };
  });
  const additions = checked.creations.map((cells, index): Change => {
    const subject = { kind: 'departure', id: createdIds[index] as number } as const;
    const after = Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null));
    return { subject, operatorId, action: 'create', after, batchId };
  });
  await logChanges(trx, caller, [...changes, ...additions]);
  return { batchId, edits, created };
}

/** The cells whose change depends on what is taken. */
const dependsOnTaken = (cell: string): boolean => ['seats', 'room', 'day', 'state'].includes(splitCell(cell)[0]);

/**
 * Locks the variant against other editors, then the departures and their places in the order of their ids. Buyers lock
 * a departure only against a new code, before its places.
 */
async function lockDepartures(trx: Transaction, variant: EditableVariant, { changes }: Batch): Promise<void> {
  await sql`select from variant where id = ${variant.id} for no key update`.execute(trx);
  const ids = [...new Set(changes.map(({ departureId }) => departureId))];
  if (ids.length === 0) return;
  const strength = changes.some(({ cell }) => cell === 'code') ? sql`for update` : sql`for no key update`;
  await sql`select from departure where variant_id = ${variant.id} and id = any(${ids}::integer[]) order by id ${strength}`.execute(
    trx,
  );
  const counted = [...new Set(changes.flatMap(({ departureId, cell }) => (dependsOnTaken(cell) ? departureId : [])))];
  if (counted.length > 0)
    await sql`select from place where id in (
        select place_id from departure where variant_id = ${variant.id} and id = any(${counted}::integer[])
        union all select departure_room.place_id from departure_room join departure on departure.id = departure_id
          where variant_id = ${variant.id} and departure_id = any(${counted}::integer[]))
      order by id for update`.execute(trx);
}

/** Returns the departures that use the days of the variant, and the new codes within the company. */
async function readOwners(trx: Transaction, variant: EditableVariant, { changes, creates }: Batch) {
  const codes = [
    ...changes.flatMap(({ cell, to }) => (cell === 'code' && typeof to === 'string' ? to : [])),
    ...creates.flatMap(({ cells }) => (typeof cells.code === 'string' ? cells.code : [])),
  ];
  const isDayChanged = creates.length > 0 || changes.some(({ cell }) => cell === 'day');
  const days = isDayChanged
    ? await sql<{ id: number; day: string }>`
        select id, day from departure where variant_id = ${variant.id} and state <> 'archived'`.execute(trx)
    : { rows: [] };
  const owners = codes.length
    ? await sql<{ id: number; code: string }>`
        select id, code from departure where code_operator_id = ${variant.operatorProfileId} and code = any(${codes}::text[])`.execute(
        trx,
      )
    : { rows: [] };
  return {
    days: new Map(days.rows.map(({ day, id }) => [day, id])),
    codes: new Map(owners.rows.map(({ code, id }) => [code, id])),
  };
}

/** Adds how many units are taken to the problems of capacities. */
export async function addCounts<Found extends Pick<BatchProblem, 'departureId' | 'cell'> & { readonly code: string }>(
  trx: Database | Transaction,
  problems: readonly Found[],
  departures: ReadonlyMap<number, StoredDeparture>,
): Promise<(Found & { readonly taken: Taken | null })[]> {
  const placeOf = ({ departureId, cell, code }: Found): number | undefined => {
    const departure = departures.get(departureId ?? 0);
    if (!['below-taken', 'day-is-sold', 'departure-claimed'].includes(code) || !departure) return undefined;
    const [kind, roomId] = splitCell(cell);
    return kind === 'room' ? departure.roomPlaces.get(roomId) : departure.placeId;
  };
  const counts = await countTaken(
    trx,
    problems.flatMap((problem) => placeOf(problem) ?? []),
  );
  return problems.map((problem) => ({ ...problem, taken: counts.get(placeOf(problem) ?? 0) ?? null }));
}
