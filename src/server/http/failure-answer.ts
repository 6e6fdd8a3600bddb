import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Language } from '#contract/shop.ts';
import { type DatabaseFailure, databaseFailure } from '../platform/database/failure.ts';
import type { Log } from '../platform/log.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import { Overloaded } from '../render/fair-queue.ts';
import type { AnswerHeaders, HttpEnvironment } from './environment.ts';

/** What the log says of a database that cannot do its work for now. */
const databaseWords: Readonly<Record<DatabaseFailure, string>> = {
  away: 'the database is away',
  busy: 'the database was too slow',
  full: 'the disk of the database is full',
  'read-only': 'the database takes no changes',
};

/** How long to stay away while the database is in trouble, in seconds. */
export const retryAfterSeconds = 5;
/** How long to stay away while too many pages are wanted, in seconds. */
const busySeconds = 2;

/** What an error is called in the log: trouble of the database by its name, everything else by what it broke. */
export function failureWords(error: unknown, fallback: string): string {
  const trouble = databaseFailure(error);
  return trouble ? databaseWords[trouble] : fallback;
}

/** The code of the words for somebody whose request met trouble of the database: whether a change was made is not known then. */
export const tryLaterCode = (method: string): string =>
  method === 'GET' || method === 'HEAD' ? 'try-later' : 'try-later-unsure';

/** Whether somebody hung up while still sending: Node says so without a system call of ours that failed. Nobody reads the answer. */
function hungUp(error: Error): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (code === 'ECONNRESET' && syscall === undefined) || error.message === 'Client connection prematurely closed.';
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The page of last resort: it needs nothing that could be broken as well, neither scripts nor styles nor the database. */
function lastPage(language: Language, message: string, reference: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Waymark</title>
<body style="font:1.125rem/1.6 Georgia,serif;background:#f7f3ea;color:#14211f;margin:15vh auto;max-width:36rem;padding:0 1.5rem">
<h1 style="font-weight:500">Waymark</h1><p>${escaped(message)}</p><p><code>${escaped(reference)}</code></p><p><a href="/" style="color:#0f4c44">waymark</a></p></body></html>`;
}

/** The policy of that page: its style attributes, and nothing else. */
const lastPolicy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/** What is told to somebody who gets nothing else. */
type Told = { readonly status: 429 | 500 | 503; readonly code: string; readonly retryAfterSeconds: number | null };

/** Answers with words alone, as JSON to calls and as a page that needs nothing else to everybody else. */
export function createPlainAnswer(webRenderer: WebRenderer, carried: AnswerHeaders) {
  return async (c: Context<HttpEnvironment>, { status, code, retryAfterSeconds: wait }: Told): Promise<Response> => {
    // Trouble may come before it is known who asks.
    const caller = c.get('caller') as HttpEnvironment['Variables']['caller'] | undefined;
    const language = caller?.language ?? 'en';
    const reference = (c.get('requestId') as string | undefined) ?? randomUUID();
    const message = await webRenderer.words(language, code);
    const headers = {
      ...carried,
      'x-request-id': reference,
      ...(wait !== null && { 'retry-after': String(wait) }),
    };
    if (c.req.path.startsWith('/api/'))
      return c.json({ status: 'error', message, problems: [], reference }, status, headers);
    return c.html(lastPage(language, message, reference), status, {
      ...headers,
      'content-security-policy': lastPolicy,
    });
  };
}

/** Answers a request that failed without being expected to: told to the log whole, to the visitor kindly, joined by a reference. */
export function createFailureAnswer(log: Log, answerPlainly: ReturnType<typeof createPlainAnswer>) {
  return async (error: Error, c: Context<HttpEnvironment>): Promise<Response> => {
    const requestId = c.get('requestId') as string | undefined;
    if (c.req.raw.signal.aborted || hungUp(error)) {
      log.debug({ requestId }, 'somebody hung up');
      return new Response(null, { status: 499 });
    }
    // A flood of requests must not become a flood of lines; what is refused is counted like every request.
    if (error instanceof Overloaded)
      return answerPlainly(c, { status: 503, code: 'busy', retryAfterSeconds: busySeconds });
    log.error({ err: error, requestId }, failureWords(error, 'a request failed'));
    if (databaseFailure(error) === null)
      return answerPlainly(c, { status: 500, code: 'unexpected', retryAfterSeconds: null });
    return answerPlainly(c, { status: 503, code: tryLaterCode(c.req.method), retryAfterSeconds });
  };
}
