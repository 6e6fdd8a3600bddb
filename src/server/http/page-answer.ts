import type { Context } from 'hono';
import type { Unsent } from '#contract/shop.ts';
import { answer, answerText } from './answer.ts';
import type { AnswerHeaders, HttpEnvironment } from './environment.ts';
import type { KeptPage, KeptPages } from './kept-pages.ts';
import { type Packing, packingFor } from './packing.ts';
import type { cachePages } from './page-cache.ts';
import { randomText } from './random-text.ts';
import { securityToken } from './security-token.ts';

type C = Context<HttpEnvironment>;

/** What a page's answer is made with. */
export type PageMeans = {
  readonly secret: string;
  readonly kept: KeptPages;
  readonly render: ReturnType<typeof cachePages>;
  readonly policyFor: (scriptSources: string) => string;
};

/** Headers of a kept page, beside those that every answer carries. Nothing in it is anybody's, so Back may show it as it was left. */
export const keptPageHeaders = ({ policy }: KeptPage, packing: Packing | null): AnswerHeaders => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  'content-security-policy': policy,
  vary: 'Accept-Encoding',
  ...(packing && { 'content-encoding': packing }),
});

/** Answers with a page: its policy, its token, and its markup packed where that helps. */
export async function answerPage(
  c: C,
  request: Request,
  means: PageMeans,
  unsent: Unsent | null = null,
): Promise<Response> {
  const { secret, kept, render, policyFor } = means;
  const caller = c.get('caller');
  const nonce = randomText('base64');
  const page = await render({ request, caller, forcedCurrency: c.get('forcedCurrency'), unsent }, () => ({
    nonce,
    securityToken: securityToken(secret, caller.visitorId()),
    requestId: caller.requestId,
  }));
  if (page instanceof Response) return answerRendered(c, page, policyFor(`'nonce-${nonce}'`));
  const packing = packingFor(c.req.header('accept-encoding'));
  return answer(c, await kept.bytesOf(page, packing), keptPageHeaders(page, packing));
}

const isText = /^text\/|[/+](json|xml|javascript)\b/;

async function answerRendered(c: C, page: Response, policy: string): Promise<Response> {
  const isPlain = page.body !== null && page.headers.getSetCookie().length === 0;
  const headers = { 'content-security-policy': policy };
  if (isPlain && isText.test(page.headers.get('content-type') ?? ''))
    return answerText(c, await page.text(), { ...Object.fromEntries(page.headers), ...headers }, page.status);
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
  return page;
}
