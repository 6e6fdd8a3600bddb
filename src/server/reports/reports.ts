import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { withoutAddresses } from '#domain/privacy/without-addresses.ts';
import { withoutCardNumbers } from '#domain/text/card-numbers.ts';
import type { Database } from '../platform/database/database.ts';
import { withoutSecret } from '../platform/secret-paths.ts';

type Report = AnswerOf<'listReports'>['reports'][number];

/** Stores a report for staff without card numbers, email addresses and secrets of emailed links. */
export async function storeReport(
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
      url: url ? clean(withoutSecret(withoutQuery(url))) : null,
      details: JSON.stringify(details, (_key, value) => (typeof value === 'string' ? clean(value) : value)),
    })
    .execute();
}

/** Creates the endpoints for reports from browsers. */
export function createReports(database: Database) {
  const store = async (kind: Report['kind'], message: string, url: string | undefined, details: object) => {
    await storeReport(database, kind, message, url, details);
    return { status: 'OK' as const };
  };
  return {
    reportJavascriptError: ({ message, url, ...details }: ParsedOf<'reportJavascriptError'>) =>
      store('javascript', message, url, details),
    logPayment: ({
      message,
      url,
      error,
      error_description,
      'error description': spaced,
      ...details
    }: ParsedOf<'logPayment'>) => {
      const description = error?.description ?? error_description ?? spaced;
      return store('payment', message || description || 'Empty', url, {
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

/** Removes the query of a URL, which may contain names and tokens. */
export function withoutQuery(url: string): string {
  return url.split(/[?#]/)[0] as string;
}
