import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { CallEntry } from '#contract/call.ts';
import { type CallName, callEntries, calls } from '#contract/list.ts';
import type { ProblemBody } from '#contract/problem.ts';
import { type AnswerOf, type ParsedOf, type RequestOf, schemas } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import type { Caller } from '../platform/caller.ts';
import type { RateLimiter } from '../platform/limits/rate-limit.ts';
import { callCost, type ReadLimiter } from '../platform/limits/read-limit.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handlers } from '../platform/use-cases.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import { answer, answerJson, answerText } from './answer.ts';
import type { HttpEnvironment } from './environment.ts';
import { brokenEscapes, hasBrokenEscapes, refuseInput } from './inspect-input.ts';
import { generalLargestBody, readSent, readSentFile } from './read-request.ts';

const zodWords = { en: z.locales.en().localeError, de: z.locales.de().localeError };

/** What schemas say of a request that does not fit, in the caller's language. */
function problemsOf(error: z.ZodError): Refusal['problems'] {
  return error.issues.map((issue) => ({
    path: issue.path.join('.'),
    code: issue.code ?? 'invalid',
    message: issue.message,
  }));
}

/** Who may not make this call, or null when the caller may. */
function refuseAccess(entry: CallEntry, caller: Caller): Refusal | null {
  if (entry.access === 'anyone') return null;
  if (!caller.account) return new Refusal(401, 'sign-in-first');
  if (entry.access === 'signed-in' || entry.access.includes(caller.account.role)) return null;
  // What somebody may not see does not exist for them.
  return new Refusal(404, 'not-found');
}

/**
 * Whom a limit counts. Those who work for us or for a company are known people, and an office shares one address: each of them is
 * counted, wherever they sit. Anybody else is counted by network, since an account or a browser is made in a moment.
 */
const limitedAs = ({ account, network }: Caller): string =>
  account?.role === 'staff' || account?.role === 'operator' ? account.id : network;

/** Makes any call of the list: whole text, access, limit, parsing, use case. The same for the wire and for pages in process. */
export function createDispatcher(handlers: Handlers, limit: RateLimiter) {
  return async function dispatch<Name extends CallName>(
    name: Name,
    request: RequestOf<Name> | Record<string, unknown>,
    caller: Caller,
  ): Promise<AnswerOf<Name> | Refusal> {
    const entry: CallEntry = calls[name];
    const broken = refuseInput(request);
    if (broken) return broken;
    const denied = refuseAccess(entry, caller);
    if (denied) return denied;
    if (entry.limit) {
      const wait = await limit(name, limitedAs(caller), entry.limit);
      if (wait > 0) return new Refusal(429, 'too-fast', { retryAfterSeconds: wait });
    }
    const parsed = schemas[name].request.safeParse(request, { error: zodWords[caller.language] });
    if (!parsed.success) return new Refusal(422, 'invalid', { problems: problemsOf(parsed.error) });
    return handlers[name](parsed.data as ParsedOf<Name>, caller);
  };
}

export type Dispatch = ReturnType<typeof createDispatcher>;

/** The body of a refused call, in the caller's language. */
export async function problemBody(
  webRenderer: WebRenderer,
  language: Language,
  reference: string,
  refusal: Refusal,
): Promise<ProblemBody> {
  const problems = await Promise.all(
    refusal.problems.map(async ({ values, message, ...problem }) => ({
      ...problem,
      message: message ?? (await webRenderer.words(language, problem.code, values)),
    })),
  );
  return {
    ...refusal.more,
    status: 'error',
    message: await webRenderer.words(language, refusal.code),
    problems,
    reference,
  };
}

/** Answers with a refusal. */
export async function refuse(
  c: Context<HttpEnvironment>,
  webRenderer: WebRenderer,
  refusal: Refusal,
): Promise<Response> {
  const { language, requestId } = c.get('caller');
  const { retryAfterSeconds } = refusal;
  c.get('noteRefusal')(refusal.code);
  const headers = { ...refusal.headers, ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }) };
  return answerJson(c, await problemBody(webRenderer, language, requestId, refusal), refusal.status, headers);
}

/** What a call that answers a file answers in process. */
type FileAnswer = {
  readonly name: string;
  readonly text: string;
  readonly type?: string;
  readonly inline?: boolean;
};

/** A file that came from somebody else can do nothing, should a browser ever take it for a page. The style is that of browsers for pictures. */
const foreignFilePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** How a file is called, for every browser and for those that know more than ASCII. */
const fileName = (name: string): string => {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `filename="${name.replaceAll(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encoded}`;
};

/** A file instead of JSON. The name of one that the house made itself fits in a header. */
async function answerFile(c: Context<HttpEnvironment>, entry: CallEntry, file: FileAnswer): Promise<Response> {
  const { name, text, type = entry.file as string, inline = false } = file;
  const headers = {
    'content-type': type,
    'content-disposition': `${inline ? 'inline' : 'attachment'}; ${file.type ? fileName(name) : `filename="${name}"`}`,
    ...(file.type && { 'content-security-policy': foreignFilePolicy }),
    ...(entry.immutable && { 'cache-control': 'private, max-age=31536000, immutable' }),
  };
  // In process everything is text, so what is not comes in base64.
  return type.startsWith('text/') ? answerText(c, text, headers) : answer(c, Buffer.from(text, 'base64'), headers);
}

/** Puts every call of the list on its method and path, with and without a language prefix. */
export function mountCalls(
  app: Hono<HttpEnvironment>,
  dispatch: Dispatch,
  webRenderer: WebRenderer,
  refuseForged: (c: Context<HttpEnvironment>, sent: Readonly<Record<string, unknown>>) => Refusal | null,
  limitReads: ReadLimiter,
): void {
  for (const [name, entry] of callEntries) {
    const path = entry.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(entry.method, path, async (c) => {
      if (hasBrokenEscapes(c.req.path)) return refuse(c, webRenderer, brokenEscapes);
      const wait = entry.effect === 'read' ? limitReads(c.get('reader'), callCost(name)) : 0;
      if (wait > 0) return refuse(c, webRenderer, new Refusal(429, 'too-fast', { retryAfterSeconds: wait }));
      const { largestBody = generalLargestBody } = entry;
      const sent = await (entry.takesFile ? readSentFile : readSent)(c.req.raw, largestBody);
      if (sent instanceof Refusal) return refuse(c, webRenderer, sent);
      if (entry.effect === 'write') {
        const bad = refuseForged(c, sent);
        if (bad) return refuse(c, webRenderer, bad);
      }
      const answer: object = await dispatch(name, { ...sent, ...c.req.param() }, c.get('caller'));
      if (answer instanceof Refusal) return refuse(c, webRenderer, answer);
      if (entry.file) return answerFile(c, entry, answer as FileAnswer);
      return answerJson(c, answer);
    });
  }
}
