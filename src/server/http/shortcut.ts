import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chosenCurrency } from './caller.ts';
import type { AnswerHeaders } from './environment.ts';
import type { KeptPage, KeptPages } from './kept-pages.ts';
import { type Packing, packingFor } from './packing.ts';
import { keptPageHeaders } from './page-answer.ts';
import { pageKey } from './page-cache.ts';
import type { RequestNotes } from './request-notes.ts';

/** Answers a request at once if it can be, and says whether it has. */
export type Shortcut = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** What a shortcut needs to know of the application that it stands before. */
export type ShortcutMeans = {
  readonly kept: KeptPages;
  readonly hosts: readonly string[];
  /** What every answer carries. */
  readonly carried: AnswerHeaders;
  readonly notes: RequestNotes;
};

/** What is the same each time one page goes out in one packing. */
type Way = { readonly headers: string[]; readonly note: (requestId: string) => void };

/**
 * Sends kept pages to strangers without making a request of them first, which costs more than all the rest. Whatever is not
 * plainly a stranger who wants a kept page takes the whole way and gets the same answer there.
 */
export function createShortcut({ kept, hosts, carried, notes }: ShortcutMeans): Shortcut {
  const ways = new WeakMap<Buffer, Way>();
  const wayFor = (page: KeptPage, packing: Packing | null, body: Buffer, url: string): Way => {
    const all = { ...carried, ...keptPageHeaders(page, packing), 'content-length': String(body.length) };
    const way = { headers: ['x-request-id', '', ...Object.entries(all).flat()], note: notes.keptPage(pathOf(url)) };
    ways.set(body, way);
    return way;
  };
  return (incoming, outgoing) => {
    if (incoming.method !== 'GET') return false;
    const { host, cookie, packings, language } = glance(incoming.rawHeaders);
    const { url = '' } = incoming;
    if (!host || !hosts.includes(host) || language) return false;
    // Who has a session is looked up; an address may ask for a currency of its own.
    if (cookie?.includes('session') || url.includes('currency=')) return false;
    const page = kept.recall(pageKey(url, chosenCurrency(cookie ?? null)));
    const packing = wellKnownPacking(packings);
    const body = page?.ready(packing);
    if (!page || !body) return false;
    const requestId = randomUUID();
    const { headers: own, note } = ways.get(body) ?? wayFor(page, packing, body, url);
    // Written out before this returns, so that one list serves everybody.
    own[1] = requestId;
    outgoing.writeHead(200, own);
    outgoing.end(body);
    note(requestId);
    return true;
  };
}

/** The few headers that matter here, by name; a browser sends many, and most of the time goes into reading them all. */
function glance(raw: readonly string[]): { host?: string; cookie?: string; packings?: string; language?: string } {
  const seen: ReturnType<typeof glance> = {};
  for (let at = 0; at < raw.length; at += 2) {
    const [name, value] = [raw[at] as string, raw[at + 1] as string];
    if (name.length === 4 && name.toLowerCase() === 'host') seen.host = value;
    else if (name.length === 6 && name.toLowerCase() === 'cookie')
      seen.cookie = seen.cookie ? `${seen.cookie}; ${value}` : value;
    else if (name.length === 15 && name.toLowerCase() === 'accept-encoding') seen.packings = value;
    else if (name.length === 10 && name.toLowerCase() === 'x-language') seen.language = value;
  }
  return seen;
}

function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}

/** Browsers say the same few things about packing; what others say is read each time. */
const wellKnown = new Map<string, Packing | null>(
  ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, deflate', 'gzip'].map((said) => [said, packingFor(said)]),
);
const wellKnownPacking = (said: string | undefined): Packing | null => wellKnown.get(said ?? '') ?? packingFor(said);
