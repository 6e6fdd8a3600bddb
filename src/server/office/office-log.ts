import type { Caller } from '../platform/caller.ts';
import type { Transaction } from '../platform/database/database.ts';

/** The object of a change. Its id is text, because some objects have a number and others a UUID. */
export type Subject = {
  readonly kind:
    | 'tour'
    | 'variant'
    | 'departure'
    | 'promotion'
    | 'operator'
    | 'terms'
    | 'photograph'
    | 'person'
    | 'booking'
    | 'setting';
  readonly id: number | string;
};

/** Field values before or after a change; must not contain data of travellers. */
export type Fields = Readonly<Record<string, unknown>>;

export type Change = {
  readonly subject: Subject;
  /** The company that owns the object; null for the marketplace. */
  readonly operatorId: string | null;
  /** A verb, such as `create`, `update`, `publish`, `close`, `cancel`. */
  readonly action: string;
  readonly before?: Fields | null;
  readonly after?: Fields | null;
  readonly reason?: string | null;
  readonly batchId?: number | null;
};

/** Returns the fields with different JSON; a missing field is null. */
export function changedFields(before: Fields, after: Fields): { readonly before: Fields; readonly after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Returns the acting account; throws unless it belongs to an office. */
function actor({ account }: Pick<Caller, 'account'>) {
  if (account?.role !== 'operator' && account?.role !== 'staff')
    throw new Error('only an office changes the catalogue');
  return { account_id: account.id, role: account.role };
}

/** Returns a change as a row; null if nothing has changed. */
function rowOf(caller: Pick<Caller, 'account'>, change: Change) {
  const { before = null, after = null } = change;
  const changed = before && after ? changedFields(before, after) : { before, after };
  if (before && after && Object.keys(changed.after ?? {}).length === 0) return null;
  return {
    ...actor(caller),
    operator_id: change.operatorId,
    subject_kind: change.subject.kind,
    subject_id: String(change.subject.id),
    action: change.action,
    before: changed.before && JSON.stringify(changed.before),
    after: changed.after && JSON.stringify(changed.after),
    reason: change.reason ?? null,
    batch_id: change.batchId ?? null,
  };
}

/** The maximum number of rows per insert: each has nine values, and PostgreSQL accepts 65,535 parameters. */
const maxRows = 5000;

/** Logs changes in the transaction that makes them; unchanged objects are skipped. */
export async function logChanges(
  trx: Transaction,
  caller: Pick<Caller, 'account'>,
  changes: readonly Change[],
): Promise<void> {
  const rows = changes.flatMap((change) => rowOf(caller, change) ?? []);
  for (let from = 0; from < rows.length; from += maxRows)
    await trx
      .insertInto('office_log')
      .values(rows.slice(from, from + maxRows))
      .execute();
}

/** Logs one change in the transaction that makes it. */
export const logChange = (trx: Transaction, caller: Pick<Caller, 'account'>, change: Change): Promise<void> =>
  logChanges(trx, caller, [change]);

/** Opens a batch of changes that can be undone together and returns its id for `logChange`. */
export async function openBatch(
  trx: Transaction,
  caller: Pick<Caller, 'account'>,
  {
    kind,
    operatorId,
    summary,
  }: { readonly kind: string; readonly operatorId: string | null; readonly summary: Fields },
): Promise<number> {
  const { id } = await trx
    .insertInto('office_batch')
    .values({ kind, account_id: actor(caller).account_id, operator_id: operatorId, summary: JSON.stringify(summary) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
