import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { withoutAddresses } from '#domain/privacy/without-addresses.ts';
import type { Database } from '../platform/database/database.ts';
import { withoutCardNumbers } from './card-numbers.ts';

type Report = AnswerOf<'listReports'>['reports'][number];

/** Keeps a report for staff without card numbers, e-mail addresses and the secrets of mailed links. */
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
      message: clean(message),
      url: url ? clean(withoutQuery(url)) : null,
      details: JSON.stringify(details, (_key, value) => (typeof value === 'string' ? clean(value) : value)),
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
    logPayment: ({
      message,
      url,
      error,
      error_description,
      'error description': spaced,
      ...details
    }: ParsedOf<'logPayment'>) => {
      const description = error?.description ?? error_description ?? spaced;
      return keep('payment', message || description || 'Empty', url, {
        ...details,
        ...(description === undefined ? {} : { error: { description } }),
      });
    },
    async listReports({ kind }: ParsedOf<'listReports'>) {
      let query = database.selectFrom('report').selectAll().orderBy('at', 'desc').limit(200);
      if (kind) query = query.where('kind', '=', kind);
      const rows = await query.execute();
      return { reports: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
    },
  };
}

const clean = (text: string): string => withoutAddresses(withoutCardNumbers(text));

/** A page's address without its query, which may carry names and tokens. */
export function withoutQuery(url: string): string {
  return url.split(/[?#]/)[0] as string;
}
