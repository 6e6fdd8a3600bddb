import type { CallEntry } from '#contract/call.ts';
import { encodeForm } from '#contract/form.ts';
import { type CallName, calls } from '#contract/list.ts';
import type { CallResult, ProblemBody } from '#contract/problem.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { securityToken } from './security-token.ts';

/** Asks for typed data and leaves rendered markup at the server. */
export const dataOnly = 'application/vnd.waymark.data+json, application/json';

/** What a `request-error` event on the window tells: which call, and its status. */
export type RequestError = { readonly label: string; readonly status: number };

/** What the client needs from its surroundings. */
export type Surroundings = {
  readonly fetch: typeof fetch;
  /** The language of the page; any but English is also the prefix of every address. */
  readonly language: () => string;
  /** The currency that the page shows, so that whatever is fetched for it shows the same. */
  readonly currency: () => string;
  /** The token that writes carry; `refresh` when the last one was refused. */
  readonly securityToken: (refresh: boolean) => Promise<string>;
  readonly failed: (error: RequestError) => void;
};

/** How one call is made. */
export type CallOptions = {
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page, for last words such as error reports. */
  readonly keepalive?: boolean;
  /** The label of a failure, where a page has one of its own. */
  readonly label?: string;
  /** Fires no `request-error` event when it fails. */
  readonly silent?: boolean;
};

/** Puts the page's domain prefix before a root-relative address; other addresses stay as they are. */
export function withPrefix(address: string, language: string): string {
  if (language === 'en' || !address.startsWith('/') || address.startsWith('//')) return address;
  if (address === `/${language}` || address.startsWith(`/${language}/`)) return address;
  return `/${language}${address}`;
}

/** The path of a call with what its request puts into it, and the rest of the request. */
export function addressOf(
  entry: CallEntry,
  request: Readonly<Record<string, unknown>>,
): [string, Record<string, unknown>] {
  const rest = { ...request };
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return [path, rest];
}

async function problemIn(answer: Response): Promise<ProblemBody | null> {
  try {
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null && 'problems' in body ? (body as ProblemBody) : null;
  } catch {
    return null;
  }
}

/** Makes the one client of the wire, over the given surroundings. A call rejects only when its own signal gave it up. */
export function createClient(around: Surroundings) {
  async function call<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    options: CallOptions = {},
  ): Promise<CallResult<AnswerOf<Name>>> {
    const entry: CallEntry = calls[name];
    const [path, rest] = addressOf(entry, request as Record<string, unknown>);
    const pairs = new URLSearchParams(encodeForm(rest));
    const inQuery = entry.method === 'GET';
    const language = around.language();
    const headers: Record<string, string> = {
      Accept: dataOnly,
      'X-Language': language,
      'X-Currency': around.currency(),
    };
    if (!inQuery) headers['Content-Type'] = 'application/x-www-form-urlencoded; charset=UTF-8';
    const fail = (status: number, body: ProblemBody | null): CallResult<never> => {
      if (!options.silent) around.failed({ label: options.label ?? entry.failure, status });
      return { ok: false, refusal: { status, body } };
    };
    const isWrite = entry.effect === 'write';
    const send = async (refresh: boolean): Promise<Response> => {
      if (isWrite) headers['X-Security-Token'] = await around.securityToken(refresh);
      return around.fetch(withPrefix(inQuery && pairs.size ? `${path}?${pairs}` : path, language), {
        method: entry.method,
        headers,
        credentials: 'same-origin',
        keepalive: options.keepalive ?? false,
        ...(inQuery ? {} : { body: pairs.toString() }),
        ...(options.signal ? { signal: options.signal } : {}),
      });
    };
    let answer: Response;
    try {
      answer = await send(false);
      // The cookie that a token belongs to can be lost or changed by another tab. What is refused has changed nothing.
      if (isWrite && answer.status === 403) answer = await send(true);
    } catch (error) {
      if (options.signal?.aborted) throw error;
      return fail(0, null);
    }
    if (answer.status >= 400) return fail(answer.status, await problemIn(answer));
    try {
      return { ok: true, answer: (await answer.json()) as AnswerOf<Name> };
    } catch (error) {
      if (options.signal?.aborted) throw error;
      return fail(0, null);
    }
  }

  return { call };
}

const pageSurroundings: Surroundings = {
  fetch: (input, init) => window.fetch(input, init),
  language: () => document.documentElement.lang || 'en',
  currency: () => document.documentElement.dataset.currency ?? '',
  securityToken,
  failed: (error) => {
    window.dispatchEvent(new CustomEvent<RequestError>('request-error', { detail: error }));
  },
};

/** The client of this page: `call('choosePreferences', { currency: 'EUR' })`. */
export const { call } = createClient(pageSurroundings);
