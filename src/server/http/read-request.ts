import { decodeForm, FormProblem, maxFields } from '#contract/form.ts';
import { Refusal } from '../platform/refusal.ts';
import { addressOf } from './address.ts';
import { brokenEscapes, hasBrokenEscapes, refuseDeepJson, refuseInput } from './inspect-input.ts';

export const defaultMaxBodyBytes = 131_072;
const maxPolicyReportBytes = 16_384;
const strictly = new TextDecoder('utf-8', { fatal: true });

/** Reads a request body, or returns a refusal as soon as it exceeds the limit. */
async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return new Refusal(413, 'body-too-large');
  // Node enforces Content-Length, so a body with a small one can be read at once.
  if (request.headers.has('content-length')) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return new Refusal(413, 'body-too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readText(request: Request, maxBytes: number): Promise<string | Refusal> {
  const body = await readBody(request, maxBytes);
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

/** Reads a page's form within the general limit, and returns a copy of the request for its handler. */
export async function readPageForm(request: Request): Promise<{ form: FormData; copy: Request } | Refusal> {
  const body = await readBody(request, defaultMaxBodyBytes);
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
    if ([...form.keys()].length > maxFields) return new Refusal(400, 'body-unreadable');
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
  const tooDeep = refuseDeepJson(text);
  if (tooDeep) return tooDeep;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Falls through, because the body is not a JSON object.
  }
  return new Refusal(400, 'body-unreadable');
}

/**
 * Reads the input of a request except the path: the query of a GET, the form or JSON body of a POST. The dispatcher
 * validates the text.
 */
export async function readSent(
  request: Request,
  maxBytes = defaultMaxBodyBytes,
): Promise<Record<string, unknown> | Refusal> {
  if (request.method === 'GET' || request.method === 'HEAD') return form(addressOf(request.url).query);
  const text = await readText(request, maxBytes);
  if (text instanceof Refusal) return text;
  if (text === '') return {};
  if (mediaType(request) === 'application/json') return json(text);
  return isFormEncoded(request) ? form(text) : new Refusal(415, 'body-type');
}

/**
 * Reads the query of a file upload and returns how to read the file. The handler reads it after checking access, so
 * that strangers cannot fill the memory. Other bodies are read as usual and rejected for the missing file.
 */
export async function readSentFile(request: Request, maxBytes: number): Promise<Record<string, unknown> | Refusal> {
  if (mediaType(request) !== 'application/octet-stream') return readSent(request);
  const sent = form(addressOf(request.url).query);
  if (sent instanceof Refusal) return sent;
  const content = async () => {
    const body = await readBody(request, maxBytes);
    return body instanceof Refusal ? null : body;
  };
  return { ...sent, content };
}

/** Reads a content security policy report. */
export async function readPolicyReport(request: Request): Promise<Record<string, unknown> | Refusal> {
  if (mediaType(request) !== 'application/csp-report') return new Refusal(415, 'body-type');
  const text = await readText(request, maxPolicyReportBytes);
  return text instanceof Refusal ? text : json(text);
}

const maxNoticeBytes = 65_536;

/** Reads the body of a webhook unchanged, as it was signed. */
export const readNoticeBody = (request: Request): Promise<string | Refusal> => readText(request, maxNoticeBytes);
