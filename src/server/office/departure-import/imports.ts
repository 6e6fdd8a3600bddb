import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { TextFormat } from '#domain/office/cell-text.ts';
import { readColumns } from '#domain/office/departure-file.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { WebRenderer } from '../../platform/web-bundle.ts';
import type { CountedProblem } from '../departures/apply-batch.ts';
import { exportDepartures } from './export-departures.ts';
import { runDepartureImport as importJob } from './job-kinds.ts';
import { type ImportPreview, type ListedProblem, planImport } from './plan-import.ts';
import { readTableOnThread } from './read-on-thread.ts';

type Deps = {
  readonly database: Database;
  readonly queue: Pick<Queue, 'add'>;
  readonly webRenderer: Pick<WebRenderer, 'words'>;
};

const formats: Readonly<Record<string, TextFormat | null>> = {
  unambiguous: null,
  dayFirstPoint: { decimal: 'point', dayOrder: 'dayMonthYear' },
  dayFirstComma: { decimal: 'comma', dayOrder: 'dayMonthYear' },
  monthFirstPoint: { decimal: 'point', dayOrder: 'monthDayYear' },
};

type Row = {
  readonly id: string;
  readonly at: number;
  readonly fileName: string;
  readonly person: string | null;
  readonly state: 'planned' | 'running' | 'done' | 'undoing' | 'undone';
};

type PartProblem = CountedProblem & { readonly variantId: number; readonly undoing: boolean };

/** Creates the endpoints that import and export departures as files. */
export function createDepartureImports({ database, queue, webRenderer }: Deps) {
  const owned = ({ account }: Caller) => {
    const { role, operatorId } = account as Account;
    return sql`(${role === 'staff'} or one.operator_id = ${operatorId})`;
  };
  const columns = sql`one.id, extract(epoch from one.created_at)::int as at, file_name as "fileName", account.name as person, state`;

  /** Moves an import to another state and queues its job; refuses if it is not in one of the former states. */
  async function start(importId: string, caller: Caller, former: readonly string[], state: string) {
    return transaction(database, async (trx) => {
      const { rows } = await sql<{ state: string }>`
        select state from departure_import one where id = ${importId} and ${owned(caller)} for update`.execute(trx);
      const [row] = rows;
      if (!row) return new Refusal(404, 'not-found');
      if (!former.includes(row.state)) return new Refusal(409, 'import-state');
      await sql`update departure_import set state = ${state} where id = ${importId}`.execute(trx);
      await queue.add(trx, importJob, { importId }, { key: importId });
      return { status: 'OK' as const };
    });
  }

  return {
    async uploadDepartureImport(
      { name, format, content }: ParsedOf<'uploadDepartureImport'>,
      caller: Caller,
    ): Promise<AnswerOf<'uploadDepartureImport'> | Refusal> {
      const bytes = await content();
      if (bytes === null) return refuseFile(413, 'import-too-large');
      const chosen = formats[format] ?? null;
      const table = await readTableOnThread(bytes, chosen);
      if (typeof table === 'string') return refuseFile(422, table);
      const found = readColumns(table.titles);
      if ('code' in found) return refuseFile(422, `import-${found.code}`, { title: found.title });
      const { preview, parts } = await planImport(database, caller, table, found, chosen);
      const { id: accountId, operatorId } = caller.account as Account;
      return transaction(database, async (trx) => {
        // Imports that were never started are of no use after a day: the catalogue has moved on.
        await sql`delete from departure_import where state = 'planned' and created_at < now() - interval '1 day'`.execute(
          trx,
        );
        const { rows } = await sql<{ id: string }>`
          insert into departure_import (operator_id, account_id, file_name, preview)
          values (${operatorId}, ${accountId}, ${name}, ${JSON.stringify(preview)}::jsonb) returning id`.execute(trx);
        const importId = rows[0]?.id as string;
        await sql`insert into departure_import_part (import_id, number, variant_id, plan)
          select ${importId}, number, (part ->> 'variantId')::integer, part -> 'plan'
          from jsonb_array_elements(${JSON.stringify(parts)}::jsonb) with ordinality as parts (part, number)`.execute(
          trx,
        );
        return { importId };
      });
    },

    async listDepartureImports(_request: object, caller: Caller): Promise<AnswerOf<'listDepartureImports'>> {
      const { rows } = await sql<Row>`
        select ${columns} from departure_import one left join user_account account on account.id = account_id
        where ${owned(caller)} and state <> 'planned' order by one.created_at desc limit 20`.execute(database);
      return { imports: rows };
    },

    async loadDepartureImport(
      { importId }: ParsedOf<'loadDepartureImport'>,
      caller: Caller,
    ): Promise<AnswerOf<'loadDepartureImport'> | Refusal> {
      const { rows } = await sql<Row & { preview: ImportPreview; parts: number; finished: number; written: number }>`
        select ${columns}, preview, count(part.number)::int as parts,
          count(part.number) filter (where case when state in ('undoing', 'undone') then undone_at else done_at end is not null)::int as finished,
          count(part.batch_id)::int as written
        from departure_import one left join user_account account on account.id = account_id
          left join departure_import_part part on part.import_id = one.id
        where one.id = ${importId} and ${owned(caller)} group by one.id, account.name`.execute(database);
      const [row] = rows;
      if (!row) return new Refusal(404, 'not-found');
      const { preview, ...facts } = row;
      const names = await readNames(importId, caller);
      const words = (code: string, taken: ListedProblem['taken']) =>
        webRenderer.words(caller.language, wordsOf(code), taken ? { ...taken, total: totalOf(taken) } : {});
      const failures = await sql<{ variantId: number; problem: PartProblem }>`
        select variant_id as "variantId", problem from departure_import_part, jsonb_array_elements(problems) problem
        where import_id = ${importId} order by number limit 200`.execute(database);
      return {
        ...facts,
        counts: { ...preview.counts },
        ignored: [...preview.ignored],
        encoding: preview.encoding,
        problems: await Promise.all(
          preview.problems.map(async ({ row: number, title, text, code, current, taken }) => ({
            ...{ row: number, title, text, current, code },
            message: await words(code, taken),
          })),
        ),
        changes: preview.changes.map(({ variantId, cells, ...change }) => ({
          ...change,
          ...nameOf(names, variantId),
          cells: cells.map((cell) => ({ ...cell })),
        })),
        failures: await Promise.all(
          failures.rows.map(async ({ variantId, problem: { day, cell, code, taken } }) => ({
            ...nameOf(names, variantId),
            ...{ day, cell, code },
            message: await words(code, taken),
          })),
        ),
      };
    },

    runDepartureImport: ({ importId }: ParsedOf<'runDepartureImport'>, caller: Caller) =>
      start(importId, caller, ['planned', 'running'], 'running'),

    undoDepartureImport: ({ importId }: ParsedOf<'undoDepartureImport'>, caller: Caller) =>
      start(importId, caller, ['done', 'undoing'], 'undoing'),

    exportDepartures: (request: ParsedOf<'exportDepartures'>, caller: Caller) =>
      exportDepartures(database, request, caller),
  };

  async function readNames(importId: string, { language }: Caller) {
    const { rows } = await sql<{ id: number; tour: string; variant: string }>`
      select variant.id, tour.name ->> ${language} as tour, variant.name ->> ${language} as variant
      from variant join tour on tour.id = tour_id
      where variant.id in (select variant_id from departure_import_part where import_id = ${importId})`.execute(
      database,
    );
    return new Map(rows.map(({ id, ...names }) => [id, names]));
  }
}

const nameOf = (names: ReadonlyMap<number, { readonly tour: string; readonly variant: string }>, id: number) =>
  names.get(id) ?? { tour: '', variant: '' };

const totalOf = ({ booked, held, blocked }: NonNullable<ListedProblem['taken']>) => booked + held + blocked;

/** The problems that only a file has; all others have the messages of cells. */
const fileCodes = new Set([
  'row-not-found',
  'row-twice',
  'changed-since-export',
  'ambiguous-amount',
  'two-digit-year',
  'batch-undone',
]);
const wordsOf = (code: string): string => (fileCodes.has(code) ? `import-${code}` : `cell-${code}`);

const refuseFile = (status: 413 | 422, code: string, values: Readonly<Record<string, string>> = {}) =>
  new Refusal(status, code, { problems: [{ path: 'file', code, values }] });
