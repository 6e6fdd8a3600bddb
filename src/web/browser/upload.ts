import { type CallName, calls } from '#contract/list.ts';
import type { CallResult, ProblemBody } from '#contract/problem.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { addressOf, withPrefix } from './client.ts';
import { securityToken } from './security-token.ts';

/** The endpoints that accept a file. */
type UploadCall = { [Name in CallName]: (typeof calls)[Name] extends { takesFile: true } ? Name : never }[CallName];
type Answer<Name extends UploadCall> = CallResult<AnswerOf<Name>>;
type Sent = { readonly status: number; readonly text: string };

function answerOf<Name extends UploadCall>({ status, text }: Sent): Answer<Name> {
  try {
    const body: unknown = JSON.parse(text);
    if (status === 200) return { ok: true, answer: body as AnswerOf<Name> };
    return { ok: false, refusal: { status, body: body as ProblemBody } };
  } catch {
    return { ok: false, refusal: { status: status === 200 ? 0 : status, body: null } };
  }
}

/** Uploads a file and reports the progress from 0 to 1, which `fetch` does not support. */
export async function upload<Name extends UploadCall>(
  name: Name,
  request: Omit<RequestOf<Name>, 'content'>,
  file: Blob,
  { progress, signal }: { progress?: (part: number) => void; signal: AbortSignal },
): Promise<Answer<Name>> {
  const [path, rest] = addressOf(calls[name], request);
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(rest)) if (value) query.set(key, String(value));
  const language = document.documentElement.lang || 'en';
  const send = async (refresh: boolean): Promise<Sent> => {
    const token = await securityToken(refresh);
    const { promise, resolve } = Promise.withResolvers<Sent>();
    const sending = new XMLHttpRequest();
    sending.open('POST', withPrefix(`${path}?${query}`, language));
    sending.setRequestHeader('Content-Type', 'application/octet-stream');
    sending.setRequestHeader('X-Language', language);
    sending.setRequestHeader('X-Security-Token', token);
    sending.upload.onprogress = ({ loaded, total }) => progress?.(total > 0 ? loaded / total : 0);
    sending.onloadend = () => resolve({ status: sending.status, text: sending.responseText });
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    if (signal.aborted) resolve({ status: 0, text: '' });
    else sending.send(file);
    return promise;
  };
  try {
    const sent = await send(false);
    // Another tab may have dropped or changed the cookie of the token, and a refused write can be repeated safely.
    return answerOf<Name>(sent.status === 403 ? await send(true) : sent);
  } catch {
    return { ok: false, refusal: { status: 0, body: null } };
  }
}
