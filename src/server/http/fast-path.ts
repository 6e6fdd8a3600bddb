import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chosenCurrency } from './caller.ts';
import { type Encoding, encodingFor } from './content-encoding.ts';
import type { AnswerHeaders } from './environment.ts';
import { publicPageHeaders, publicPageKey } from './page-answer.ts';
import { publicAddress } from './public-address.ts';
import type { PublicPage, PublicPages } from './public-pages.ts';
import type { RequestLog } from './request-log.ts';

/** Responds immediately if possible and returns whether it has. */
export type FastPath = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** The dependencies of the fast path. */
export type FastPathDeps = {
  readonly pages: PublicPages;
  readonly hosts: readonly string[];
  /** Headers of every response. */
  readonly carried: AnswerHeaders;
  readonly notes: RequestLog;
};

/**
 * Sends cached pages to anonymous visitors without creating a Request, which would cost more than everything else. All
 * other requests take the full path, which gives the same responses.
 */
export function createFastPath({ pages, hosts, carried, notes }: FastPathDeps): FastPath {
  /** Headers by cached body, since they are the same for each response. */
  const headersOf = new WeakMap<Buffer, string[]>();
  const headersFor = (page: PublicPage, encoding: Encoding | null, body: Buffer): string[] => {
    const all = { ...carried, ...publicPageHeaders(page, encoding), 'content-length': String(body.length) };
    const headers = ['x-request-id', '', ...Object.entries(all).flat()];
    headersOf.set(body, headers);
    return headers;
  };
  return (incoming, outgoing) => {
    if (incoming.method !== 'GET') return false;
    const { host, cookie, encodings, language } = parseHeaders(incoming.rawHeaders);
    const { url = '' } = incoming;
    if (!host || !hosts.includes(host) || language) return false;
    // Sessions must be read, and a URL may set its own currency.
    if (cookie?.includes('session') || url.includes('currency=')) return false;
    const address = addressOfPage(url);
    const page = address && pages.fresh(publicPageKey(address, chosenCurrency(cookie ?? null)));
    if (!page) return false;
    const encoding = wellKnownEncoding(encodings);
    const body = page.body.ready(encoding);
    if (!body) return false;
    const requestId = randomUUID();
    const headers = headersOf.get(body) ?? headersFor(page, encoding, body);
    // `writeHead` copies the headers before this function returns, so the list can be shared.
    headers[1] = requestId;
    outgoing.writeHead(200, headers);
    outgoing.end(body);
    notes.cachedPage(requestId, pathOf(url));
    return true;
  };
}

/** Returns only the relevant headers, because reading all of a browser's headers takes most of the time. */
function parseHeaders(raw: readonly string[]): {
  host?: string;
  cookie?: string;
  encodings?: string;
  language?: string;
} {
  const seen: ReturnType<typeof parseHeaders> = {};
  for (let at = 0; at < raw.length; at += 2) {
    const [name, value] = [raw[at] as string, raw[at + 1] as string];
    if (name.length === 4 && name.toLowerCase() === 'host') seen.host = value;
    else if (name.length === 6 && name.toLowerCase() === 'cookie')
      seen.cookie = seen.cookie ? `${seen.cookie}; ${value}` : value;
    else if (name.length === 15 && name.toLowerCase() === 'accept-encoding') seen.encodings = value;
    else if (name.length === 10 && name.toLowerCase() === 'x-language') seen.language = value;
  }
  return seen;
}

function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

/**
 * Returns the canonical address of a page; only queries need parsing, because cached pages without one are stored under
 * their path.
 */
function addressOfPage(url: string): string | null {
  const mark = url.indexOf('?');
  return mark < 0 ? url : publicAddress(url.slice(0, mark), url.slice(mark));
}

/** The Accept-Encoding values of common browsers; others are parsed each time. */
const wellKnown = new Map<string, Encoding | null>(
  ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, deflate', 'gzip'].map((accepted) => [
    accepted,
    encodingFor(accepted),
  ]),
);
const wellKnownEncoding = (accepted: string | undefined): Encoding | null =>
  wellKnown.get(accepted ?? '') ?? encodingFor(accepted);
