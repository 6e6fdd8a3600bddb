import type { Context } from 'hono';
import { answer, answerText } from './answer.ts';
import type { AnswerHeaders, HttpEnvironment } from './environment.ts';
import type { cachePages } from './page-cache.ts';
import { randomText } from './random-text.ts';
import { securityToken } from './security-token.ts';

/** What a page's answer is made with. */
export type PageMeans = { readonly secret: string; readonly policyFor: (nonce: string) => string };

/** Answers with a page: its policy, its token, and its markup packed where that helps. */
export async function answerPage(
  c: Context<HttpEnvironment>,
  request: Request,
  render: ReturnType<typeof cachePages>,
  { secret, policyFor }: PageMeans,
): Promise<Response> {
  const caller = c.get('caller');
  const nonce = randomText('base64');
  const page = await render(
    { request, caller, forcedCurrency: c.get('forcedCurrency') },
    { nonce, securityToken: securityToken(secret, caller.visitorId), requestId: caller.requestId },
  );
  const policy = { 'content-security-policy': policyFor(nonce) };
  if (page instanceof Response) return answerRendered(c, page, policy);
  return answer(c, page.body, {
    ...policy,
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
    ...(page.isGzip && { 'content-encoding': 'gzip' }),
  });
}

const isText = /^text\/|[/+](json|xml|javascript)\b/;

async function answerRendered(c: Context<HttpEnvironment>, page: Response, policy: AnswerHeaders): Promise<Response> {
  const isPlain = page.body !== null && page.headers.getSetCookie().length === 0;
  if (isPlain && isText.test(page.headers.get('content-type') ?? ''))
    return answerText(c, await page.text(), { ...Object.fromEntries(page.headers), ...policy }, page.status);
  for (const [name, value] of Object.entries(policy)) page.headers.set(name, value);
  return page;
}
