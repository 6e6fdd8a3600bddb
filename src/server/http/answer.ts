import type { Context } from 'hono';
import { accepts, gzipText } from './content-encoding.ts';
import type { AnswerHeaders, HttpEnvironment } from './environment.ts';

type C = Context<HttpEnvironment>;

/** Shorter texts fit into one packet uncompressed. */
const minCompressBytes = 1024;

/**
 * Returns a response with all of its headers. The server sends it directly; a response whose headers change later must
 * first be converted to a standard Response, which costs more than everything else.
 */
export function answer(
  c: C,
  body: string | Uint8Array<ArrayBuffer> | null,
  headers: AnswerHeaders,
  status = 200,
): Response {
  const all = { ...c.get('carried'), ...headers };
  const complete = new Response(body, { status, headers: withCookies(all, c.get('cookiesToSet')) });
  c.set('complete', complete);
  return complete;
}

/** Returns a text response, compressed if the client supports it. */
export async function answerText(c: C, text: string, headers: AnswerHeaders, status = 200): Promise<Response> {
  const varied = { ...headers, vary: 'Accept-Encoding' };
  if (text.length < minCompressBytes || !accepts(c.req.header('accept-encoding'), 'gzip'))
    return answer(c, text, varied, status);
  return answer(c, await gzipText(text), { ...varied, 'content-encoding': 'gzip' }, status);
}

/** Returns a JSON response. */
export const answerJson = (c: C, value: object, status = 200, headers: AnswerHeaders = {}): Promise<Response> =>
  answerText(c, JSON.stringify(value), { 'content-type': 'application/json', ...headers }, status);

/** Adds the common headers to a response that was created elsewhere. */
export function completeAnswer(c: C): void {
  if (c.get('complete') === c.res) return;
  for (const [name, value] of Object.entries(c.get('carried')))
    if (name !== 'cache-control' || !c.res.headers.has(name)) c.res.headers.set(name, value);
  for (const cookie of c.get('cookiesToSet')) c.res.headers.append('Set-Cookie', cookie);
}

function withCookies(headers: AnswerHeaders, cookies: readonly string[]): AnswerHeaders | Headers {
  const [only] = cookies;
  if (only === undefined) return headers;
  if (cookies.length === 1) return { ...headers, 'set-cookie': only };
  // A plain object can hold only one Set-Cookie header.
  const all = new Headers(headers);
  for (const cookie of cookies) all.append('Set-Cookie', cookie);
  return all;
}
