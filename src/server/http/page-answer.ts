import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Unsent } from '#contract/shop.ts';
import { pageCost } from '../platform/limits/read-limit.ts';
import { addressOf } from './address.ts';
import { answer, answerText } from './answer.ts';
import { splitLanguage } from './caller.ts';
import { type Encoding, encodingFor } from './content-encoding.ts';
import type { AnswerHeaders, HttpEnvironment } from './environment.ts';
import type { PageRequest, RenderPage } from './pages.ts';
import { fillPlaceholders, placeholders, removePlaceholders } from './placeholders.ts';
import { publicAddress } from './public-address.ts';
import { PublicPage, type PublicPages, type Rendered } from './public-pages.ts';
import { securityToken } from './security-token.ts';

type C = Context<HttpEnvironment>;

/** What a page's answer is made with. */
export type PageAnswerDeps = {
  readonly secret: string;
  readonly pages: PublicPages;
  readonly render: RenderPage;
  readonly policyFor: (scriptSources: string) => string;
  /** Counts what a page costs whoever wants it; the answer for those who have read too much. */
  readonly admit: (c: C, cost: number) => Promise<Response> | null;
};

/** What tells two public pages apart: the address has the language in it, the currency may come from a cookie. */
export const publicPageKey = (address: string, currency: string): string => `${currency} ${address}`;

/** The slug of the tour whose own page a key is for; null for all other pages. */
export const tourOfKey = (key: string): string | null => /^\w+ (?:\/\w\w)?\/t\/([^?]+)/.exec(key)?.[1] ?? null;

/** Headers of a public page, beside those that every answer carries. Nothing in it is anybody's, so Back may show it as it was left. */
export const publicPageHeaders = ({ policy }: PublicPage, encoding: Encoding | null): AnswerHeaders => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  'content-security-policy': policy,
  vary: 'Accept-Encoding',
  ...(encoding && { 'content-encoding': encoding }),
});

/** Answers with a page: its policy, its token, and its markup encoded where that helps. */
export async function answerPage(
  c: C,
  request: Request,
  deps: PageAnswerDeps,
  unsent: Unsent | null = null,
): Promise<Response> {
  const asked = { request, caller: c.get('caller'), forcedCurrency: c.get('forcedCurrency'), unsent };
  const address = addressForAll(asked);
  const cost = pageCost(splitLanguage(addressOf(request.url).path).rest);
  if (address === null) return (await deps.admit(c, cost)) ?? answerOne(c, asked, deps);
  const { pages } = deps;
  const { currency } = asked.caller;
  const key = publicPageKey(address, currency);
  const refused = pages.has(key) ? null : await deps.admit(c, cost);
  if (refused) return refused;
  const page = await pages.get(key, request.signal, (signal) => renderForAll(asked, address, deps, signal));
  if (page instanceof Response) return answerOne(c, asked, deps, page);
  const encoding = encodingFor(c.req.header('accept-encoding'));
  return answer(c, await pages.bytes(key, page, encoding), publicPageHeaders(page, encoding));
}

/** The address of a page that everybody is shown alike; null for one that is made for whoever asks. */
function addressForAll({ request, caller, forcedCurrency, unsent }: PageRequest): string | null {
  if (request.method !== 'GET' || caller.account || unsent || request.headers.has('x-language')) return null;
  const { path, query } = addressOf(request.url);
  const address = publicAddress(path, query);
  if (address === null || !forcedCurrency) return address;
  return `${address}${address.includes('?') ? '&' : '?'}currency=${caller.currency}`;
}

/**
 * Renders a page for everybody from its one address. What belongs to one answer (nonce, token, reference) is not in it: scripts are
 * allowed by their hashes, and a browser that wants to write asks for its token.
 */
async function renderForAll(
  asked: PageRequest,
  address: string,
  { render, policyFor }: PageAnswerDeps,
  signal: AbortSignal,
): Promise<Rendered> {
  const request = new Request(new URL(address, asked.request.url), { headers: asked.request.headers });
  const response = await render({ ...asked, request }, placeholders, signal);
  const isPage = response.status === 200 && response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage || response.headers.getSetCookie().length > 0) return response;
  const { html, scriptSources } = removePlaceholders(Buffer.from(await response.arrayBuffer()));
  return PublicPage.of(html, policyFor(scriptSources));
}

const isText = /^text\/|[/+](json|xml|javascript)\b/;

/** Answers the one who asked, with a page that was rendered already or is rendered now. */
async function answerOne(c: C, asked: PageRequest, deps: PageAnswerDeps, rendered?: Response): Promise<Response> {
  const { render, secret, policyFor } = deps;
  const { caller, request } = asked;
  const page = rendered ?? (await render(asked, placeholders, request.signal));
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
