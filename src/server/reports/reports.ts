import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Database } from '../database/database.ts';
import { withoutCardNumbers, withoutCardNumbersIn } from './card-numbers.ts';

type Report = AnswerOf<'listReports'>['reports'][number];

/** Keeps a report for staff, without anything that looks like a card number. */
export async function keepReport(
  database: Database,
  kind: Report['kind'],
  message: string,
  url: string | undefined,
  details: object,
): Promise<void> {
  await database
    .insertInto('report')
    .values({
      kind,
      message: withoutCardNumbers(message),
      url: url ? withoutCardNumbers(withoutQuery(url)) : null,
      details: JSON.stringify(withoutCardNumbersIn(details)),
    })
    .execute();
}

/** What browsers report, kept for staff. */
export function createReports(database: Database) {
  const keep = async (kind: Report['kind'], message: string, url: string | undefined, details: object) => {
    await keepReport(database, kind, message, url, details);
    return { status: 'OK' as const };
  };
  return {
    reportJavascriptError: ({ message, url, ...details }: ParsedOf<'reportJavascriptError'>) =>
      keep('javascript', message, url, details),
    logPayment: ({ message, url, ...details }: ParsedOf<'logPayment'>) =>
      keep('payment', message || details.error?.description || 'Empty', url, details),
    async listReports({ kind }: ParsedOf<'listReports'>) {
      let query = database.selectFrom('report').selectAll().orderBy('at', 'desc').limit(200);
      if (kind) query = query.where('kind', '=', kind);
      const rows = await query.execute();
      return { reports: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
    },
  };
}

/** A page's address without its query, which may carry names and tokens. */
export function withoutQuery(url: string): string {
  return url.split(/[?#]/)[0] as string;
}
