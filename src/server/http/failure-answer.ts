import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Language } from '#contract/shop.ts';
import { type DatabaseFailure, databaseFailure } from '../platform/database/failure.ts';
import type { Log } from '../platform/log.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import { Overloaded } from '../render/fair-queue.ts';
import type { AnswerHeaders, HttpEnvironment } from './environment.ts';

/** Log messages for database failures. */
const databaseWords: Readonly<Record<DatabaseFailure, string>> = {
  away: 'the database is away',
  busy: 'the database was too slow',
  full: 'the disk of the database is full',
  'read-only': 'the database takes no changes',
};

/** The Retry-After of responses during database failures, in seconds. */
export const retryAfterSeconds = 5;
/** The Retry-After of responses during overload, in seconds. */
const busySeconds = 2;

/** Returns the log message of an error: that of a database failure, or the fallback. */
export function failureWords(error: unknown, fallback: string): string {
  const failure = databaseFailure(error);
  return failure ? databaseWords[failure] : fallback;
}

/**
 * Returns the message code for a request that met a database failure: after a write it is unknown whether the change
 * was made.
 */
export const tryLaterCode = (method: string): string =>
  method === 'GET' || method === 'HEAD' ? 'try-later' : 'try-later-unsure';

/**
 * Whether the client disconnected while sending: Node reports it without a failed system call, and nobody receives the
 * response.
 */
function hungUp(error: Error): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (code === 'ECONNRESET' && syscall === undefined) || error.message === 'Client connection prematurely closed.';
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the page of last resort, which works without scripts, styles and database. */
function lastPage(language: Language, message: string, reference: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Waymark</title>
<body style="font:1.125rem/1.6 Georgia,serif;background:#f7f3ea;color:#14211f;margin:15vh auto;max-width:36rem;padding:0 1.5rem">
<h1 style="font-weight:500">Waymark</h1><p>${escaped(message)}</p><p><code>${escaped(reference)}</code></p><p><a href="/" style="color:#0f4c44">waymark</a></p></body></html>`;
}

/** The content security policy of that page, which allows only its style attributes. */
const lastPolicy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/** A plain error message for the client. */
type FailureAnswer = {
  readonly status: 429 | 500 | 503;
  readonly code: string;
  readonly retryAfterSeconds: number | null;
};

/** Creates a responder for error messages: JSON for endpoints, and a self-contained page otherwise. */
export function createPlainAnswer(webRenderer: WebRenderer, carried: AnswerHeaders) {
  return async (
    c: Context<HttpEnvironment>,
    { status, code, retryAfterSeconds: wait }: FailureAnswer,
  ): Promise<Response> => {
    // An error may occur before the caller is known.
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

/**
 * Creates the handler of unexpected errors: the log receives the details, the visitor a message with a reference to
 * them.
 */
export function createFailureAnswer(log: Log, answerPlainly: ReturnType<typeof createPlainAnswer>) {
  return async (error: Error, c: Context<HttpEnvironment>): Promise<Response> => {
    const requestId = c.get('requestId') as string | undefined;
    if (c.req.raw.signal.aborted || hungUp(error)) {
      log.debug({ requestId }, 'somebody hung up');
      return new Response(null, { status: 499 });
    }
    // Overload must not flood the log; rejected requests are counted like all others.
    if (error instanceof Overloaded)
      return answerPlainly(c, { status: 503, code: 'busy', retryAfterSeconds: busySeconds });
    log.error({ err: error, requestId }, failureWords(error, 'a request failed'));
    if (databaseFailure(error) === null)
      return answerPlainly(c, { status: 500, code: 'unexpected', retryAfterSeconds: null });
    return answerPlainly(c, { status: 503, code: tryLaterCode(c.req.method), retryAfterSeconds });
  };
}
