import { withoutCardNumbers } from '#domain/text/card-numbers.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { readablePath, withoutSecret } from '../platform/secret-paths.ts';
import type { Tracer } from '../platform/traces.ts';

/** The logged properties of a request. */
export type LoggedRequest = {
  readonly requestId: string;
  readonly method: string;
  /** Without the query, which may contain names and tokens. */
  readonly path: string;
  readonly route: string;
  readonly status: number;
  /** The trace of a trusted proxy. */
  readonly traceparent?: string | undefined;
};

/** Records each completed request in the log and the metrics. */
export type RequestLog = ReturnType<typeof createRequestLog>;

export function createRequestLog(log: Log, metrics: Metrics, tracer: Pick<Tracer, 'record'>) {
  // These entries have fixed fields without personal data, and redaction would cost more than writing them.
  const requests = log.child({}, { redact: [] });
  return {
    /** Records a request and its duration in milliseconds. */
    request({ requestId, method, path, route, status, traceparent }: LoggedRequest, ms: number): void {
      tracer.record({
        name: `${method} ${route}`,
        id: requestId,
        kind: 'server',
        ms,
        failed: status >= 500,
        attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
        traceparent,
      });
      metrics.requests.observe({ method, route, status }, ms / 1000);
      requests.info({ requestId, method, path: loggedPath(path), status, ms: Math.round(ms) }, 'request');
    },
    /** Records a page that was sent from the cache. It is always counted, but logged only at a detailed level. */
    cachedPage(requestId: string, path: string): void {
      metrics.cachedPages.inc();
      requests.debug({ requestId, method: 'GET', path, status: 200, ms: 0 }, 'kept page');
    },
  };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns a path without secrets and card numbers, safe for the log. */
export function loggedPath(path: string): string {
  const open = withoutSecret(path);
  const readable = readablePath(open);
  const masked = readable
    .split('/')
    .map((part) => (uuid.test(part) ? part : withoutCardNumbers(part)))
    .join('/');
  return masked === readable ? open : masked;
}
