import type { Instant } from '#domain/calendar/instant.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import { Refusal } from '../platform/refusal.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import type { Insurer } from './port.ts';

/** How long the insurer may take before the page goes on without it. */
export const usualPatienceMs = 4000;

/** What the use cases of insurance work with. */
export type InsuranceDeps = {
  readonly database: Database;
  readonly webRenderer: Pick<WebRenderer, 'fragment' | 'words'>;
  readonly log: Log;
  readonly insurer: Insurer;
  readonly patienceMs?: number;
  readonly now?: () => Instant;
};

/** Asks the insurer; when it fails or takes too long, that is logged and the page does without insurance. */
export async function askInsurer<Result>(
  { log, patienceMs = usualPatienceMs }: Pick<InsuranceDeps, 'log' | 'patienceMs'>,
  { failure, requestId }: { readonly failure: string; readonly requestId: string },
  ask: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | Refusal> {
  try {
    return await ask(AbortSignal.timeout(patienceMs));
  } catch (error) {
    log.warn({ err: error, requestId, failure }, 'insurance not loaded');
    return new Refusal(503, 'insurance-not-loaded', { retryAfterSeconds: 30 });
  }
}
