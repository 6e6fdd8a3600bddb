import type { Hono } from 'hono';
import { Refusal } from '../platform/refusal.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import type { PolicyReports } from '../reports/policy-reports.ts';
import { answer } from './answer.ts';
import { refuse } from './calls.ts';
import { refuseForeign } from './csrf.ts';
import type { HttpEnvironment } from './environment.ts';
import { refuseInput } from './inspect-input.ts';
import { readPolicyReport } from './read-request.ts';
import { policyReportPath } from './security-headers.ts';

/**
 * Accepts reports of content security policy violations. Browsers send them without a token; other sites cannot send
 * them, because their media type requires a CORS preflight.
 */
export function mountPolicyReports(
  app: Hono<HttpEnvironment>,
  webRenderer: WebRenderer,
  origins: readonly string[],
  store: PolicyReports,
): void {
  app.post(policyReportPath, async (c) => {
    const foreign = refuseForeign(c.req.raw.headers, origins);
    if (foreign) return refuse(c, webRenderer, foreign);
    const sent = await readPolicyReport(c.req.raw);
    if (sent instanceof Refusal) return refuse(c, webRenderer, sent);
    const refused = refuseInput(sent) ?? (await store(sent, c.get('caller').address));
    return refused ? refuse(c, webRenderer, refused) : answer(c, null, {}, 204);
  });
}
