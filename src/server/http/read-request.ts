import { decodeForm, FormProblem } from '#contract/form.ts';
import { Refusal } from '../platform/refusal.ts';
import { addressOf } from './address.ts';
import { brokenEscapes, hasBrokenEscapes, refuseInput } from './inspect-input.ts';

export const generalLargestBody = 131_072;
const largestPolicyReport = 16_384;
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

const mediaType = (request: Request): string | undefined =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();

const isFormEncoded = (request: Request): boolean => mediaType(request) === 'application/x-www-form-urlencoded';

/** A page's form, read within the general limit, and the same request again for whoever answers it. */
export async function readPageForm(request: Request): Promise<{ form: FormData; copy: Request } | Refusal> {
  const body = await readBody(request, generalLargestBody);
  if (body instanceof Refusal) return body;
  if (isFormEncoded(request) && hasBrokenEscapes(Buffer.from(body).toString('latin1'))) return brokenEscapes;
  const copy = new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body,
    signal: request.signal,
  });
  try {
    const form = await copy.clone().formData();
    const broken = [...form].map(([name, value]) => refuseInput({ [name]: value })).find(Boolean);
    return broken ?? { form, copy };
  } catch {
    return new Refusal(415, 'body-type');
  }
}

function form(text: string): Record<string, unknown> | Refusal {
  if (hasBrokenEscapes(text)) return brokenEscapes;
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
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Falls through to the same answer: what was sent is not a JSON object.
  }
  return new Refusal(400, 'body-unreadable');
}

/**
 * Everything a caller sent beside the path: the query of a GET, the form or JSON body of a POST. Whether its text is whole is
 * looked at where calls are made, for whoever makes them.
 */
export async function readSent(
  request: Request,
  largest = generalLargestBody,
): Promise<Record<string, unknown> | Refusal> {
  if (request.method === 'GET' || request.method === 'HEAD') return form(addressOf(request.url).query);
  const text = await readText(request, largest);
  if (text instanceof Refusal) return text;
  if (text === '') return {};
  if (mediaType(request) === 'application/json') return json(text);
  return isFormEncoded(request) ? form(text) : new Refusal(415, 'body-type');
}

/**
 * What a call that takes a file was sent: its query, and how to read the file. It is read by whoever has looked at who sends it, so
 * that strangers cannot fill the memory. Other bodies are read as for any call, and refused for having no file in them.
 */
export async function readSentFile(request: Request, largest: number): Promise<Record<string, unknown> | Refusal> {
  if (mediaType(request) !== 'application/octet-stream') return readSent(request);
  const sent = form(addressOf(request.url).query);
  if (sent instanceof Refusal) return sent;
  const content = async () => {
    const body = await readBody(request, largest);
    return body instanceof Refusal ? null : body;
  };
  return { ...sent, content };
}

/** A report of a content security policy, as browsers send it by themselves. */
export async function readPolicyReport(request: Request): Promise<Record<string, unknown> | Refusal> {
  if (mediaType(request) !== 'application/csp-report') return new Refusal(415, 'body-type');
  const text = await readText(request, largestPolicyReport);
  return text instanceof Refusal ? text : json(text);
}

const largestNotice = 65_536;

/** The body of a notice as it was signed, byte for byte. */
export const readNoticeBody = (request: Request): Promise<string | Refusal> => readText(request, largestNotice);
