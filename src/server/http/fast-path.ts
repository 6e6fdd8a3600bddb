import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chosenCurrency } from './caller.ts';
import { type Encoding, encodingFor } from './content-encoding.ts';
import type { AnswerHeaders } from './environment.ts';
import { publicPageHeaders, publicPageKey } from './page-answer.ts';
import { publicAddress } from './public-address.ts';
import type { PublicPage, PublicPages } from './public-pages.ts';
import type { RequestLog } from './request-log.ts';

/** Answers a request at once if it can be, and says whether it has. */
export type FastPath = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** What the fast path needs to know of the application that it stands before. */
export type FastPathDeps = {
  readonly pages: PublicPages;
  readonly hosts: readonly string[];
  /** What every answer carries. */
  readonly carried: AnswerHeaders;
  readonly notes: RequestLog;
};

/**
 * Sends cached pages to anonymous visitors without making a request of them first, which costs more than all the rest. Whatever is not
 * plainly an anonymous visitor who wants a cached page takes the full path and gets the same answer there.
 */
export function createFastPath({ pages, hosts, carried, notes }: FastPathDeps): FastPath {
  /** What is the same each time one page goes out in one encoding. */
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
    // Who has a session is looked up; an address may ask for a currency of its own.
    if (cookie?.includes('session') || url.includes('currency=')) return false;
    const address = addressOfPage(url);
    const page = address && pages.fresh(publicPageKey(address, chosenCurrency(cookie ?? null)));
    if (!page) return false;
    const encoding = wellKnownEncoding(encodings);
    const body = page.body.ready(encoding);
    if (!body) return false;
    const requestId = randomUUID();
    const headers = headersOf.get(body) ?? headersFor(page, encoding, body);
    // Written out before this returns, so that one list serves everybody.
    headers[1] = requestId;
    outgoing.writeHead(200, headers);
    outgoing.end(body);
    notes.keptPage(requestId, pathOf(url));
    return true;
  };
}

/** The few headers that matter here, by name; a browser sends many, and most of the time goes into reading them all. */
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

/** What pages without a query are kept under is their path; only a query has to be read. */
function addressOfPage(url: string): string | null {
  const mark = url.indexOf('?');
  return mark < 0 ? url : publicAddress(url.slice(0, mark), url.slice(mark));
}

/** Browsers say the same few things about encodings; what others say is read each time. */
const wellKnown = new Map<string, Encoding | null>(
  ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, deflate', 'gzip'].map((accepted) => [
    accepted,
    encodingFor(accepted),
  ]),
);
const wellKnownEncoding = (accepted: string | undefined): Encoding | null =>
  wellKnown.get(accepted ?? '') ?? encodingFor(accepted);
