import type { Context, Hono } from 'hono';
import type { CallEntry } from '#contract/call.ts';
import { type CallName, callEntries, calls } from '#contract/list.ts';
import type { ProblemBody } from '#contract/problem.ts';
import { type AnswerOf, type ParsedOf, type RequestOf, schemas } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import type { Caller } from '../platform/caller.ts';
import { capabilityMissing, hasCapability } from '../platform/capability.ts';
import type { RateLimiter } from '../platform/limits/rate-limit.ts';
import { callCost, type ReadLimiter } from '../platform/limits/read-limit.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handlers } from '../platform/use-cases.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import { answer, answerJson, answerText } from './answer.ts';
import { strikeCardNumbers } from './card-numbers.ts';
import type { HttpEnvironment } from './environment.ts';
import { inputProblems } from './input-problems.ts';
import { brokenEscapes, hasBrokenEscapes, refuseInput } from './inspect-input.ts';
import { defaultMaxBodyBytes, readSent, readSentFile } from './read-request.ts';

/** Returns why the caller may not use the endpoint, or null. */
function refuseAccess(entry: CallEntry, caller: Caller): Refusal | null {
  if (entry.access === 'anyone') return null;
  if (!caller.account) return new Refusal(401, 'sign-in-first');
  const { role } = caller.account;
  // Endpoints for other roles respond as if they did not exist.
  if (entry.access !== 'signed-in' && !entry.access.includes(role)) return new Refusal(404, 'not-found');
  return entry.needs === undefined || hasCapability(caller.account, entry.needs) ? null : capabilityMissing;
}

/**
 * Returns the subject of a rate limit. Staff and operators are counted by account, because an office shares one
 * address; everyone else is counted by network, because accounts and visitor ids are easy to create.
 */
const limitedAs = ({ account, network }: Caller): string =>
  account?.role === 'staff' || account?.role === 'operator' ? account.id : network;

/**
 * Creates the dispatcher for all endpoints, used by HTTP and by page loaders: checks text, access, rate limit and card
 * numbers, parses the request and runs the use case.
 */
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
      if (wait > 0) return new Refusal(429, 'too-fast', { retryAfterSeconds: wait, more: entry.refusalMembers });
    }
    const sent = strikeCardNumbers(name, entry.effect, request);
    if (sent instanceof Refusal) return sent;
    const parsed = schemas[name].request.safeParse(sent, { reportInput: true });
    if (!parsed.success)
      return new Refusal(422, 'invalid', { problems: inputProblems(parsed.error), more: entry.refusalMembers });
    return handlers[name](parsed.data as ParsedOf<Name>, caller);
  };
}

export type Dispatch = ReturnType<typeof createDispatcher>;

/** Returns the body of a rejected request in the caller's language. */
export async function problemBody(
  webRenderer: WebRenderer,
  language: Language,
  reference: string,
  refusal: Refusal,
): Promise<ProblemBody> {
  const problems = await Promise.all(
    refusal.problems.map(async ({ values, words = '', ...problem }) => ({
      ...problem,
      message: await webRenderer.words(language, words || problem.code, values),
    })),
  );
  const message = await webRenderer.words(language, refusal.code);
  return {
    // A refusal of the input itself has the message of its first problem.
    ...(refusal.more.type !== undefined && { description: problems[0]?.message ?? message }),
    ...refusal.more,
    status: 'error',
    message,
    problems,
    reference,
  };
}

export async function refuse(
  c: Context<HttpEnvironment>,
  webRenderer: WebRenderer,
  refusal: Refusal,
): Promise<Response> {
  const { language, requestId } = c.get('caller');
  const { retryAfterSeconds } = refusal;
  c.get('noteRefusal')(refusal.code);
  // The rest of a body without Content-Length is not read, so the connection cannot be reused.
  const isUnread = refusal.status === 413 && c.req.header('content-length') === undefined;
  const headers = {
    ...refusal.headers,
    ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
    ...(isUnread && { connection: 'close' }),
  };
  return answerJson(c, await problemBody(webRenderer, language, requestId, refusal), refusal.status, headers);
}

/** What an endpoint that returns a file returns in process. */
type FileAnswer = {
  readonly name: string;
  readonly text: string;
  readonly type?: string;
  readonly inline?: boolean;
};

/**
 * The policy of uploaded files: even a file that a browser displays as a page can do nothing. Browsers use inline
 * styles to display pictures.
 */
const foreignFilePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Returns the file name parameters of Content-Disposition, in ASCII and in UTF-8. */
const fileName = (name: string): string => {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `filename="${name.replaceAll(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encoded}`;
};

/** Returns a file response; the name of a generated file is safe in a header. */
async function answerFile(c: Context<HttpEnvironment>, entry: CallEntry, file: FileAnswer): Promise<Response> {
  const { name, text, type = entry.file as string, inline = false } = file;
  const headers = {
    'content-type': type,
    'content-disposition': `${inline ? 'inline' : 'attachment'}; ${file.type ? fileName(name) : `filename="${name}"`}`,
    ...(file.type && { 'content-security-policy': foreignFilePolicy }),
    ...(entry.immutable && { 'cache-control': 'private, max-age=31536000, immutable' }),
  };
  // In process all content is text, so binary files are base64.
  return type.startsWith('text/') ? answerText(c, text, headers) : answer(c, Buffer.from(text, 'base64'), headers);
}

/** Registers every endpoint under its method and path, with and without a language prefix. */
export function mountCalls(
  app: Hono<HttpEnvironment>,
  dispatch: Dispatch,
  webRenderer: WebRenderer,
  refuseForged: (
    c: Context<HttpEnvironment>,
    sent: Readonly<Record<string, unknown>>,
    entry: CallEntry,
  ) => Refusal | null,
  limitReads: ReadLimiter,
): void {
  for (const [name, entry] of callEntries) {
    const path = entry.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(entry.method, path, async (c) => {
      if (hasBrokenEscapes(c.req.path)) return refuse(c, webRenderer, brokenEscapes);
      const wait = entry.effect === 'read' ? limitReads(c.get('reader'), callCost(name)) : 0;
      if (wait > 0) return refuse(c, webRenderer, new Refusal(429, 'too-fast', { retryAfterSeconds: wait }));
      const { maxBodyBytes = defaultMaxBodyBytes } = entry;
      const sent = await (entry.takesFile ? readSentFile : readSent)(c.req.raw, maxBodyBytes);
      if (sent instanceof Refusal) return refuse(c, webRenderer, sent);
      if (entry.effect === 'write') {
        const bad = refuseForged(c, sent, entry);
        if (bad) return refuse(c, webRenderer, bad);
      }
      const answer: object = await dispatch(name, { ...sent, ...c.req.param() }, c.get('caller'));
      if (answer instanceof Refusal) return refuse(c, webRenderer, answer);
      if (entry.file) return answerFile(c, entry, answer as FileAnswer);
      return answerJson(c, answer);
    });
  }
}
