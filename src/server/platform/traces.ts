import { randomBytes } from 'node:crypto';
import type { Log } from './log.ts';
import type { TraceSettings } from './settings.ts';

/** A completed piece of work. Attributes must not contain personal data: routes, not paths. */
export type Span = {
  readonly name: string;
  /** Its id becomes the id of the trace, so that a reference number in the log finds the trace. */
  readonly id: string;
  readonly kind: 'server' | 'consumer';
  readonly ms: number;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** The W3C header of a trusted caller. */
  readonly traceparent?: string | undefined;
};

/** Sends spans to a collector, if one is configured. */
export type Tracer = { record(span: Span): void; close(): Promise<void> };

/** Spans are sent at once when there are this many, or after this time; more than the limit are dropped. */
const limits = { batch: 200, pauseMs: 2000, waiting: 4000, timeoutMs: 5000 } as const;
const kinds = { server: 2, consumer: 5 } as const;

const nanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`;

/** Writes a span in the JSON form of the OpenTelemetry protocol. */
function encode({ name, id, kind, ms, failed, attributes, traceparent }: Span, endMs: number) {
  const parent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/.exec(traceparent ?? '');
  return {
    traceId: parent?.[1] ?? id.replaceAll('-', ''),
    spanId: randomBytes(8).toString('hex'),
    ...(parent && { parentSpanId: parent[2] }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: nanoseconds(endMs - ms),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: Object.entries({ ...attributes, 'waymark.id': id }).map(([key, value]) => ({
      key,
      value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
    })),
    status: failed ? { code: 2 } : {},
  };
}

/** Creates the exporter. A collector that is slow or gone costs spans and never a request. */
export function createTracer(settings: TraceSettings | null, log: Log): Tracer {
  if (!settings) return { record() {}, close: async () => {} };
  const { url, headers, service, version } = settings;
  const resource = {
    attributes: [
      { key: 'service.name', value: { stringValue: service } },
      { key: 'service.version', value: { stringValue: version } },
    ],
  };
  let waiting: ReturnType<typeof encode>[] = [];
  let sending: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let isReachable = true;

  const note = (reachable: boolean, reason?: string) => {
    if (reachable !== isReachable && reachable) log.info('the trace collector accepts spans again');
    if (reachable !== isReachable && !reachable) log.warn({ reason }, 'the trace collector does not accept spans');
    isReachable = reachable;
  };
  const post = async (spans: readonly object[]): Promise<void> => {
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'waymark' }, spans }] }] });
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        signal: AbortSignal.timeout(limits.timeoutMs),
      });
      await response.body?.cancel();
      note(response.ok, `status ${response.status}`);
    } catch (error) {
      note(false, (error as Error).message);
    }
  };
  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    sending = sending.then(async () => {
      while (waiting.length > 0) await post(waiting.splice(0, limits.batch));
    });
    return sending;
  };
  return {
    record(span) {
      if (waiting.length >= limits.waiting) return;
      waiting.push(encode(span, Date.now()));
      if (waiting.length === limits.batch) flush();
      else timer ??= setTimeout(flush, limits.pauseMs).unref();
    },
    async close() {
      await flush();
      waiting = [];
    },
  };
}
