import type { CallEntry } from '#contract/call.ts';
import { encodeForm } from '#contract/form.ts';
import { type CallName, calls } from '#contract/list.ts';
import type { CallResult, ProblemBody } from '#contract/problem.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { securityToken } from './security-token.ts';

/** Requests typed data without rendered markup. */
export const dataOnly = 'application/vnd.waymark.data+json, application/json';

/** The detail of a `request-error` event on the window: the endpoint's label and the status. */
export type RequestError = { readonly label: string; readonly status: number };

/** The client's dependencies. */
export type Surroundings = {
  readonly fetch: typeof fetch;
  /** The language of the page; any but English is also the URL prefix. */
  readonly language: () => string;
  /** The currency of the page, so that all its requests return the same currency. */
  readonly currency: () => string;
  /** Returns the token for writes; `refresh` when the last one was refused. */
  readonly securityToken: (refresh: boolean) => Promise<string>;
  readonly failed: (error: RequestError) => void;
};

/** Options of a single call. */
export type CallOptions = {
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page, such as for error reports. */
  readonly keepalive?: boolean;
  /** The label of an error, where the page has its own. */
  readonly label?: string | undefined;
  /** Suppresses the `request-error` event on failure. */
  readonly silent?: boolean;
};

/** Adds the language prefix to a root-relative URL; other URLs are returned unchanged. */
export function withPrefix(address: string, language: string): string {
  if (language === 'en' || !address.startsWith('/') || address.startsWith('//')) return address;
  if (address === `/${language}` || address.startsWith(`/${language}/`)) return address;
  return `/${language}${address}`;
}

/** Builds the path of a request with its parameters, and the rest of the request. */
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

/** Creates the API client with the passed dependencies. A call rejects only when its own signal is aborted. */
export function createClient(around: Surroundings) {
  async function call<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    options: CallOptions = {},
  ): Promise<CallResult<AnswerOf<Name>>> {
    const entry: CallEntry = calls[name];
    const [path, rest] = addressOf(entry, request as Record<string, unknown>);
    const pairs = new URLSearchParams(entry.sendsJson ? [] : encodeForm(rest));
    const inQuery = entry.method === 'GET';
    const language = around.language();
    const headers: Record<string, string> = {
      Accept: dataOnly,
      'X-Language': language,
      'X-Currency': around.currency(),
    };
    if (!inQuery)
      headers['Content-Type'] = entry.sendsJson
        ? 'application/json'
        : 'application/x-www-form-urlencoded; charset=UTF-8';
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
        ...(inQuery ? {} : { body: entry.sendsJson ? JSON.stringify(rest) : pairs.toString() }),
        ...(options.signal ? { signal: options.signal } : {}),
      });
    };
    let answer: Response;
    try {
      answer = await send(false);
      // Another tab may have dropped or changed the cookie of the token, and a refused write can be repeated safely.
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
