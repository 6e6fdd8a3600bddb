import { randomBytes } from 'node:crypto';
import type { PageWish, Personal, RenderPage } from './pages.ts';

/** The header by which a page says that it is the same for every anonymous visitor; it never leaves the house. */
const sharedHeader = 'waymark-shared-page';

/** How much markup is kept, in characters. */
const largest = 64_000_000;
/** A page is made afresh after this long even if the catalogue did not change, since it may speak of today. */
const longestMs = 60_000;

/** The parts of a page between the values that belong to one answer, and which value follows each part. */
type Kept = {
  readonly parts: readonly string[];
  readonly gaps: readonly (keyof Personal)[];
  readonly size: number;
  readonly until: number;
};

/** Unguessable, so that nobody can write one into a page and have it filled in. */
const marks: Personal = {
  nonce: randomBytes(18).toString('hex'),
  securityToken: randomBytes(18).toString('hex'),
  requestId: randomBytes(18).toString('hex'),
};
const anyMark = new RegExp(Object.values(marks).join('|'), 'g');
const names = new Map(Object.entries(marks).map(([name, mark]) => [mark, name as keyof Personal]));

function cut(html: string, now: number): Kept {
  const gaps = [...html.matchAll(anyMark)].map(([mark]) => names.get(mark) as keyof Personal);
  return { parts: html.split(anyMark), gaps, size: html.length, until: now + longestMs };
}

function fill({ parts, gaps }: Kept, personal: Personal): string {
  let html = parts[0] as string;
  for (let index = 0; index < gaps.length; index += 1)
    html += personal[gaps[index] as keyof Personal] + parts[index + 1];
  return html;
}

/**
 * Keeps the markup of pages that are the same for every anonymous visitor, keyed by address, language and currency, as
 * long as `freshness` says the same. What belongs to one answer (nonce, token, reference) is cut out and filled in anew.
 */
export function cachePages(render: RenderPage, freshness: () => string, clock: () => number = Date.now): RenderPage {
  let kept = new Map<string, Kept>();
  let size = 0;
  let madeWhen = freshness();

  const keep = (key: string, page: Kept) => {
    kept.set(key, page);
    size += page.size;
    for (const [oldest, old] of kept) {
      if (size <= largest) break;
      kept.delete(oldest);
      size -= old.size;
    }
  };

  const recall = (key: string): Kept | null => {
    if (madeWhen !== freshness()) {
      kept = new Map();
      size = 0;
      madeWhen = freshness();
    }
    const page = kept.get(key);
    if (!page) return null;
    kept.delete(key);
    if (page.until < clock()) {
      size -= page.size;
      return null;
    }
    kept.set(key, page);
    return page;
  };

  return async (wish: PageWish, personal: Personal) => {
    const { request, caller, forcedCurrency } = wish;
    if (request.method !== 'GET' || caller.account) return withoutMark(await render(wish, personal));
    const { pathname, search } = new URL(request.url);
    // Data for client-side navigation is asked for under the same path with an ending of its own.
    const key = `${pathname}${search}|${caller.language}|${caller.currency}|${forcedCurrency}`;
    const there = recall(key);
    if (there) return new Response(fill(there, personal), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

    const before = freshness();
    const response = await render(wish, marks);
    const type = response.headers.get('content-type') ?? '';
    // A file has nothing to fill in, and reading it as text would spoil it.
    if (type.startsWith('application/pdf')) return withoutMark(response);
    const html = type.startsWith('text/html');
    const text = await response.text();
    const page = cut(text, clock());
    const shared =
      response.headers.get(sharedHeader) === '1' &&
      response.status === 200 &&
      html &&
      response.headers.getSetCookie().length === 0;
    if (shared && before === freshness()) keep(key, page);
    return withoutMark(
      new Response(response.status === 204 || response.status === 304 ? null : fill(page, personal), response),
    );
  };
}

function withoutMark(response: Response): Response {
  response.headers.delete(sharedHeader);
  return response;
}
