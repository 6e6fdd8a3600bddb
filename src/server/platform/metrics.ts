import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of this process. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Creates a registry per application, so that tests do not share one. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'waymark_request_seconds',
      help: 'How long requests took, by what they asked for and how they ended.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers: [registry],
    }),
    cachedPages: new Counter({
      name: 'waymark_kept_pages_total',
      help: 'Pages that were sent straight from memory; the requests for them are not in waymark_request_seconds.',
      registers: [registry],
    }),
    renderedPages: new Counter({
      name: 'waymark_rendered_pages_total',
      help: 'Pages that were rendered, for everybody or for one visitor.',
      registers: [registry],
    }),
    refusals: new Counter({
      name: 'waymark_refusals_total',
      help: 'Requests that were refused, by reason.',
      labelNames: ['code'],
      registers: [registry],
    }),
    liveConnections: new Gauge({
      name: 'waymark_live_connections',
      help: 'Open pages that listen for news.',
      registers: [registry],
    }),
    backupAgeSeconds: new Gauge({
      name: 'waymark_backup_age_seconds',
      help: 'Age of the last complete backup.',
      registers: [registry],
    }),
    mailsWaiting: new Gauge({
      name: 'waymark_mails_waiting',
      help: 'Mails that are not sent yet.',
      registers: [registry],
    }),
    oldestMailSeconds: new Gauge({
      name: 'waymark_oldest_mail_seconds',
      help: 'Age of the oldest mail not sent yet.',
      registers: [registry],
    }),
  };
}
