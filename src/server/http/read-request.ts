import { decodeForm, FormProblem } from '#contract/form.ts';
import { Refusal } from '../refusal.ts';
import { addressOf } from './address.ts';

const generalLargestBody = 131_072;
const strictly = new TextDecoder('utf-8', { fatal: true });

/** The body of a request, or a refusal as soon as it is larger than allowed. */
async function readBody(request: Request, largest: number): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  if (Number(request.headers.get('content-length') ?? 0) > largest) return new Refusal(413, 'body-too-large');
  // Node holds a body to the length it announced, so one that announced a small one can be read at once.
  if (request.headers.has('content-length')) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > largest) return new Refusal(413, 'body-too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readText(request: Request, largest: number): Promise<string | Refusal> {
  const body = await readBody(request, largest);
  if (body instanceof Refusal) return body;
  try {
    return strictly.decode(body);
  } catch {
    return new Refusal(400, 'body-unreadable');
  }
}

/** A page's form, read within the general limit, and the same request again for whoever answers it. */
export async function readPageForm(request: Request): Promise<{ form: FormData; again: Request } | Refusal> {
  const body = await readBody(request, generalLargestBody);
  if (body instanceof Refusal) return body;
  const again = new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body,
    signal: request.signal,
  });
  try {
    return { form: await again.clone().formData(), again };
  } catch {
    return new Refusal(415, 'body-type');
  }
}

function form(text: string): Record<string, unknown> | Refusal {
  try {
    return decodeForm(new URLSearchParams(text));
  } catch (problem) {
    if (problem instanceof FormProblem)
      return new Refusal(400, 'body-unreadable', { problems: [{ path: '', code: 'form' }] });
    throw problem;
  }
}

function json(text: string): Record<string, unknown> | Refusal {
  try {
    // A key named __proto__ would otherwise come through as an own property that later merges could follow.
    // The name can only be there in full or with an escape in it.
    const suspicious = text.includes('__proto__') || text.includes('\\u');
    const value: unknown = suspicious
      ? JSON.parse(text, (key, inner) => (key === '__proto__' ? undefined : inner))
      : JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Falls through to the same answer: what was sent is not a JSON object.
  }
  return new Refusal(400, 'body-unreadable');
}

/** The ways to write a NUL byte in what is sent. */
const writtenNul = ['\0', '%00', '\\u0000'];

/** Whether a NUL byte, which PostgreSQL cannot keep, hides anywhere in what was sent. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNul(inner));
}

/** What was sent as text, and how it is written. */
export type Sent = { readonly text: string; readonly written: 'form' | 'json' };

const readers = { form, json };

/** Everything a caller sent beside the path, not read yet: the query of a GET, the form or JSON body of a POST. */
export async function receive(request: Request, largest = generalLargestBody): Promise<Sent | Refusal> {
  if (request.method === 'GET' || request.method === 'HEAD')
    return { text: addressOf(request.url).query, written: 'form' };
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const text = await readText(request, largest);
  if (text instanceof Refusal) return text;
  if (type === 'application/json') return { text, written: 'json' };
  if (type === 'application/x-www-form-urlencoded' || text === '') return { text, written: 'form' };
  return new Refusal(415, 'body-type');
}

/** Reads what was sent. */
export function readSent({ text, written }: Sent): Record<string, unknown> | Refusal {
  const read = text === '' ? {} : readers[written](text);
  return writtenNul.some((nul) => text.includes(nul)) && hasNul(read) ? new Refusal(422, 'body-unreadable') : read;
}
