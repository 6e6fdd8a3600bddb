import type { Instant } from '#domain/calendar/instant.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import { Refusal } from '../platform/refusal.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import type { Insurer } from './port.ts';

/** After this time the page continues without insurance. */
export const defaultTimeoutMs = 4000;

/** The dependencies of the insurance use cases. */
export type InsuranceDeps = {
  readonly database: Database;
  readonly webRenderer: Pick<WebRenderer, 'fragment' | 'words'>;
  readonly log: Log;
  readonly insurer: Insurer;
  readonly timeoutMs?: number;
  readonly now?: () => Instant;
};

/**
 * Sends a request to the insurer; errors and timeouts are logged and returned as a refusal, so that the page works
 * without insurance.
 */
export async function askInsurer<Result>(
  { log, timeoutMs = defaultTimeoutMs }: Pick<InsuranceDeps, 'log' | 'timeoutMs'>,
  { failure, requestId }: { readonly failure: string; readonly requestId: string },
  ask: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | Refusal> {
  try {
    return await ask(AbortSignal.timeout(timeoutMs));
  } catch (error) {
    log.warn({ err: error, requestId, failure }, 'insurance not loaded');
    return new Refusal(503, 'insurance-not-loaded', { retryAfterSeconds: 30 });
  }
}
