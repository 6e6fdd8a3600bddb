import { createLineWriter, type Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';

/** What is noted of a request. */
export type NotedRequest = {
  readonly requestId: string;
  readonly method: string;
  /** The path alone: queries may carry names and tokens. */
  readonly path: string;
  readonly route: string;
  readonly status: number;
};

/** Notes each request once it is answered: a line in the log, a stroke in the metrics. */
export type RequestNotes = ReturnType<typeof createRequestNotes>;

export function createRequestNotes(log: Log, metrics: Metrics) {
  const write = createLineWriter(log, 'info', 'request');
  const writeKept = createLineWriter(log, 'debug', 'kept page');
  return {
    /** A request that took so many milliseconds. */
    request({ requestId, method, path, route, status }: NotedRequest, ms: number): void {
      metrics.requests.observe({ method, route, status }, ms / 1000);
      write(requestId, fieldsOf(method, withoutToken(path), status, Math.round(ms)));
    },
    /**
     * Notes one page again and again that is sent straight from memory. Such an answer is always the same and at once, so it is
     * counted; a line for each is for those who look closely.
     */
    keptPage(path: string): (requestId: string) => void {
      const fields = fieldsOf('GET', path, 200, 0);
      return (requestId) => {
        metrics.keptPages.inc();
        writeKept(requestId, fields);
      };
    },
  };
}

/** The one kind of path that has a secret in it: the unguessable name of a brochure. */
const withoutToken = (path: string): string => path.replace(/(\/brochures\/)[^/]*\..+/, '$1…');

const fieldsOf = (method: string, path: string, status: number, ms: number): string =>
  JSON.stringify({ method, path, status, ms }).slice(1, -1);
