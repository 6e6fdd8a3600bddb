import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Language } from '#contract/shop.ts';
import type { Door } from '../door.ts';
import type { Log } from '../log.ts';
import { Overloaded } from '../render/fair-queue.ts';
import type { HttpEnvironment } from './environment.ts';

/** What PostgreSQL or the way to it says when it is away for a moment: restarting, full, or not there. */
const awayCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
];

/** Whether an error means that the database is away, so that trying again later helps. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return (
    awayCodes.includes(code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated|not currently accepting connections/.test(
      message ?? '',
    )
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The page of last resort: it needs nothing that could be broken as well, neither scripts nor styles nor the database. */
function lastPage(language: Language, message: string, reference: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Waymark</title>
<body style="font:1.125rem/1.6 Georgia,serif;background:#f7f3ea;color:#14211f;margin:15vh auto;max-width:36rem;padding:0 1.5rem">
<h1 style="font-weight:500">Waymark</h1><p>${escaped(message)}</p><p><code>${escaped(reference)}</code></p><p><a href="/" style="color:#0f4c44">waymark</a></p></body></html>`;
}

/** Answers a request that failed without being expected to: told to the log whole, to the visitor kindly, joined by a reference. */
export function createTroubleAnswer(door: Door, log: Log) {
  return async (error: Error, c: Context<HttpEnvironment>): Promise<Response> => {
    // Trouble may come before it is known who asks.
    const caller = c.get('caller') as HttpEnvironment['Variables']['caller'] | undefined;
    const reference = caller?.requestId ?? randomUUID();
    const language = caller?.language ?? 'en';
    // Nobody reads the answer.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
    const away = isDatabaseAway(error);
    const busy = error instanceof Overloaded;
    // A flood of requests must not become a flood of lines; refused pages are counted like every request.
    if (!busy) log.error({ err: error, requestId: reference }, away ? 'the database is away' : 'a request failed');
    const message = await door.words(language, busy ? 'busy' : away ? 'try-later' : 'unexpected');
    const retryAfter = busy ? '2' : away ? '5' : null;
    const headers: Record<string, string> = {
      'X-Request-Id': reference,
      ...(retryAfter && { 'Retry-After': retryAfter }),
    };
    const status = retryAfter ? 503 : 500;
    if (c.req.path.startsWith('/api/'))
      return c.json({ status: 'error', message, problems: [], reference }, status, headers);
    return c.html(lastPage(language, message, reference), status, headers);
  };
}
