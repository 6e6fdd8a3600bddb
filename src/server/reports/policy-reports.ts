import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import type { RateLimiter } from '../platform/limits/rate-limit.ts';
import { Refusal } from '../platform/refusal.ts';
import { storeReport, withoutQuery } from './reports.ts';

/** A broken page causes many identical reports, so a few are enough. */
const fromOneAddress = { max: 10, seconds: 60 };
const fromEverybody = { max: 60, seconds: 3600 };

const maxLength = 300;
const text = z
  .string()
  .transform((value) => value.slice(0, maxLength))
  .optional();

const reportBody = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': z.number().int().optional(),
  }),
});

/** Violations by browser extensions are not caused by our pages. */
const isExtension = (address = ''): boolean => /^[a-z-]+-extension\b/.test(address);

/** Stores a limited number of content security policy reports for staff. */
export function createPolicyReports(database: Database, limit: RateLimiter) {
  return async (sent: unknown, address: string): Promise<Refusal | null> => {
    const parsed = reportBody.safeParse(sent);
    if (!parsed.success) return new Refusal(422, 'invalid');
    const report = parsed.data['csp-report'];
    const blocked = withoutQuery(report['blocked-uri'] ?? '');
    const source = withoutQuery(report['source-file'] ?? '');
    if (isExtension(blocked) || isExtension(source)) return null;
    const wait =
      (await limit('policy-report', address, fromOneAddress)) || (await limit('policy-report', '', fromEverybody));
    if (wait > 0) return new Refusal(429, 'too-fast', { retryAfterSeconds: wait });
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? '?';
    await storeReport(database, 'policy', `${directive}: ${blocked || '?'}`, report['document-uri'], {
      ...(source && { source }),
      ...(report['line-number'] && { line: report['line-number'] }),
    });
    return null;
  };
}

export type PolicyReports = ReturnType<typeof createPolicyReports>;
