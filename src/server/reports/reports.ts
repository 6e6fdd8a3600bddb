import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Database } from '../database/database.ts';
import { withoutCardNumbers, withoutCardNumbersIn } from './card-numbers.ts';

type Report = AnswerOf<'listReports'>['reports'][number];

/** What browsers report, kept for staff without anything that looks like a card number. */
export function createReports(database: Database) {
  const keep = async (kind: Report['kind'], message: string, url: string | undefined, details: object) => {
    await database
      .insertInto('report')
      .values({
        kind,
        message: withoutCardNumbers(message),
        url: url ? withoutCardNumbers(withoutQuery(url)) : null,
        details: JSON.stringify(withoutCardNumbersIn(details)),
      })
      .execute();
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
function withoutQuery(url: string): string {
  return url.split(/[?#]/)[0] as string;
}
