import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';

/** What is noted of a request. */
export type LoggedRequest = {
  readonly requestId: string;
  readonly method: string;
  /** The path alone: queries may carry names and tokens. */
  readonly path: string;
  readonly route: string;
  readonly status: number;
};

/** Notes each request once it is answered: a line in the log, a stroke in the metrics. */
export type RequestLog = ReturnType<typeof createRequestLog>;

export function createRequestLog(log: Log, metrics: Metrics) {
  // These lines have fixed fields, none of them personal; looking for names to strike out would cost more than writing them.
  const requests = log.child({}, { redact: [] });
  return {
    /** A request that took so many milliseconds. */
    request({ requestId, method, path, route, status }: LoggedRequest, ms: number): void {
      metrics.requests.observe({ method, route, status }, ms / 1000);
      requests.info({ requestId, method, path: withoutToken(path), status, ms: Math.round(ms) }, 'request');
    },
    /**
     * A page that was sent straight from memory. Such an answer is always the same and at once, so it is counted; a line for
     * each is for those who look closely.
     */
    keptPage(requestId: string, path: string): void {
      metrics.keptPages.inc();
      requests.debug({ requestId, method: 'GET', path, status: 200, ms: 0 }, 'kept page');
    },
  };
}

/** A path without the secret that is in it: the unguessable name of a brochure, or the code of a link that a client pays by. */
export const withoutToken = (path: string): string =>
  path.replace(/(\/brochures\/)[^/]*\..+/, '$1…').replace(/(\/(?:pay|book-now\/shared)\/)[^/]+/, '$1…');
