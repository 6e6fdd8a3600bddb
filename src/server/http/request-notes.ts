import type { Context } from 'hono';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { HttpEnvironment } from './environment.ts';

/** Notes each request once it is answered: a line in the log, a stroke in the metrics. */
export function createRequestNotes(log: Log, metrics: Metrics) {
  // These lines have fixed fields, none of which tells who somebody is, so there is nothing to be struck out of them.
  const lines = log.child({}, { redact: [] });
  return ({ req, res }: Context<HttpEnvironment>, requestId: string, ms: number): void => {
    const { method, path } = req;
    const { status } = res;
    const route = path.startsWith('/api/') ? req.routePath : 'page';
    metrics.requests.observe({ method, route, status }, ms / 1000);
    // The path alone: queries may carry names and tokens.
    lines.info({ requestId, method, path, status, ms: Math.round(ms) }, 'request');
  };
}
