import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Unsent } from '#contract/shop.ts';
import { pageCost } from '../platform/limits/read-limit.ts';
import { securityToken } from '../platform/security-token.ts';
import { addressOf } from './address.ts';
import { answer, answerText } from './answer.ts';
import { splitLanguage } from './caller.ts';
import { type Encoding, encodingFor } from './content-encoding.ts';
import type { AnswerHeaders, HttpEnvironment } from './environment.ts';
import type { PageRequest, RenderPage } from './pages.ts';
import { fillPlaceholders, placeholders, removePlaceholders } from './placeholders.ts';
import { publicAddress } from './public-address.ts';
import { PublicPage, type PublicPages, type Rendered } from './public-pages.ts';

type C = Context<HttpEnvironment>;

/** The dependencies of page responses. */
export type PageAnswerDeps = {
  readonly secret: string;
  readonly pages: PublicPages;
  readonly render: RenderPage;
  readonly policyFor: (scriptSources: string) => string;
  /** Counts the cost of a page; returns the response for readers over the limit, or null. */
  readonly admit: (c: C, cost: number) => Promise<Response> | null;
};

/**
 * Returns the cache key of a public page: the address includes the language, but the currency may come from a cookie.
 */
export const publicPageKey = (address: string, currency: string): string => `${currency} ${address}`;

/** Returns the slug of the tour whose page a key belongs to; null for all other pages. */
export const tourOfKey = (key: string): string | null => /^\w+ (?:\/\w\w)?\/t\/([^?]+)/.exec(key)?.[1] ?? null;

/** Returns the headers of a public page. It contains no personal data, so the browser may restore it on Back. */
export const publicPageHeaders = ({ policy }: PublicPage, encoding: Encoding | null): AnswerHeaders => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  'content-security-policy': policy,
  vary: 'Accept-Encoding',
  ...(encoding && { 'content-encoding': encoding }),
});

/** Returns the response for a page, from the cache if it is public. */
export async function answerPage(
  c: C,
  request: Request,
  deps: PageAnswerDeps,
  unsent: Unsent | null = null,
): Promise<Response> {
  const pageRequest = { request, caller: c.get('caller'), forcedCurrency: c.get('forcedCurrency'), unsent };
  const address = addressForAll(pageRequest);
  const cost = pageCost(splitLanguage(addressOf(request.url).path).rest);
  if (address === null) return (await deps.admit(c, cost)) ?? answerOne(c, pageRequest, deps);
  const { pages } = deps;
  const { currency } = pageRequest.caller;
  const key = publicPageKey(address, currency);
  const refused = pages.has(key) ? null : await deps.admit(c, cost);
  if (refused) return refused;
  const page = await pages.get(key, request.signal, (signal) => renderForAll(pageRequest, address, deps, signal));
  if (page instanceof Response) return answerOne(c, pageRequest, deps, page);
  const encoding = encodingFor(c.req.header('accept-encoding'));
  return answer(c, await pages.bytes(key, page, encoding), publicPageHeaders(page, encoding));
}

/** Returns the canonical address of a page that is the same for all visitors; null for an individual page. */
function addressForAll({ request, caller, forcedCurrency, unsent }: PageRequest): string | null {
  if (request.method !== 'GET' || caller.account || unsent || request.headers.has('x-language')) return null;
  const { path, query } = addressOf(request.url);
  const address = publicAddress(path, query);
  if (address === null || !forcedCurrency) return address;
  return `${address}${address.includes('?') ? '&' : '?'}currency=${caller.currency}`;
}

/**
 * Renders a public page for the cache. Values of a single response (nonce, token, reference) are removed: scripts are
 * allowed by their hashes, and the browser fetches a token when it needs one.
 */
async function renderForAll(
  page: PageRequest,
  address: string,
  { render, policyFor }: PageAnswerDeps,
  signal: AbortSignal,
): Promise<Rendered> {
  const request = new Request(new URL(address, page.request.url), { headers: page.request.headers });
  const response = await render({ ...page, request }, placeholders, signal);
  const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage || response.headers.getSetCookie().length > 0) return response;
  const { html, scriptSources } = removePlaceholders(Buffer.from(await response.arrayBuffer()));
  return PublicPage.of(html, policyFor(scriptSources));
}

const isText = /^text\/|[/+](json|xml|javascript)\b/;

/** Returns an individual response, from a rendered page or by rendering it. */
async function answerOne(c: C, pageRequest: PageRequest, deps: PageAnswerDeps, rendered?: Response): Promise<Response> {
  const { render, secret, policyFor } = deps;
  const { caller, request } = pageRequest;
  const page = rendered ?? (await render(pageRequest, placeholders, request.signal));
  const nonce = randomBytes(16).toString('base64');
  const headers = { 'content-security-policy': policyFor(`'nonce-${nonce}'`) };
  if (page.body !== null && isText.test(page.headers.get('content-type') ?? '')) {
    const token = securityToken(secret, caller.visitorId());
    const text = fillPlaceholders(await page.text(), { nonce, securityToken: token, requestId: caller.requestId });
    if (page.headers.getSetCookie().length === 0)
      return answerText(c, text, { ...Object.fromEntries(page.headers), ...headers }, page.status);
    return new Response(text, { status: page.status, headers: withAll(page.headers, headers) });
  }
  return new Response(page.body, { status: page.status, headers: withAll(page.headers, headers) });
}

function withAll(headers: Headers, more: AnswerHeaders): Headers {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(more)) all.set(name, value);
  return all;
}
