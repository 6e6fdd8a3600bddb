import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Account, Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database/database.ts';

const pageSize = 50;

type Entry = AnswerOf<'listOfficeLog'>['entries'][number];
type Row = Omit<Entry, 'at' | 'subject'> & {
  readonly at: Date;
  readonly kind: string;
  readonly subject_id: string;
  readonly name: string | null;
};

/** Lists the office log: all changes for staff, those of their company for operators. */
export function createOfficeLog(database: Database) {
  return async function listOfficeLog(
    { kind, subject, company, batch, before }: ParsedOf<'listOfficeLog'>,
    caller: Caller,
  ): Promise<AnswerOf<'listOfficeLog'>> {
    const { role, operatorId } = caller.account as Account;
    const conditions = [
      ...(role === 'operator' ? [sql`log.operator_id = ${operatorId}`] : []),
      ...(company !== undefined
        ? [sql`log.operator_id is not distinct from ${company === 'marketplace' ? null : company}::uuid`]
        : []),
      ...(kind !== undefined ? [sql`log.subject_kind = ${kind}`] : []),
      ...(subject !== undefined ? [sql`log.subject_id = ${subject}`] : []),
      ...(batch !== undefined ? [sql`log.batch_id = ${batch}`] : []),
      ...(before !== undefined ? [sql`log.id < ${before}`] : []),
      sql`true`,
    ];
    const { rows } = await sql<Row>`
      select log.id, log.at, account.name as person, log.role, subject_kind as kind, subject_id, action, before, after,
        batch_id as "batchId", reason, 
        case subject_kind when 'person' then coalesce((select name from user_account where id = subject_id::uuid),
          (select email from office_invitation where id = subject_id::uuid)) end as name
      from office_log log left join user_account account on account.id = log.account_id
      where ${sql.join(conditions, sql` and `)} order by log.id desc limit ${pageSize + 1}`.execute(database);
    const entries = rows.slice(0, pageSize).map(({ kind, subject_id, name, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      subject: { kind, id: subject_id, name },
    }));
    return { entries, next: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
  };
}
