import { addressOf } from './address.ts';
import { acceptsGzip } from './gzip.ts';
import { KeptPages } from './kept-pages.ts';
import { cutTemplate, fillTemplate, marks } from './page-template.ts';
import type { PageWish, Personal, RenderPage } from './pages.ts';

/** The header by which a page says that it is the same for every anonymous visitor; it never leaves the house. */
const sharedHeader = 'waymark-shared-page';

/** A page that was kept, ready to be sent. */
export type ReadyPage = { readonly body: Buffer<ArrayBuffer>; readonly isGzip: boolean };

/**
 * Keeps pages that are the same for every anonymous visitor, keyed by address, language and currency, as long as `freshness`
 * says the same. What belongs to one answer (nonce, token, reference) is cut out and filled in anew.
 */
export function cachePages(
  render: RenderPage,
  freshness: () => string,
  clock: () => number = Date.now,
): (wish: PageWish, personal: Personal) => Promise<ReadyPage | Response> {
  const kept = new KeptPages(freshness, clock);

  return async (wish, personal) => {
    const { request, caller, forcedCurrency } = wish;
    if (request.method !== 'GET' || caller.account) return withoutMark(await render(wish, personal));
    const { path, query } = addressOf(request.url);
    const gzip = acceptsGzip(request.headers.get('accept-encoding') ?? undefined);
    // Data for client-side navigation is asked for under the same path with an ending of its own.
    const key = `${path}${query}|${caller.language}|${caller.currency}|${forcedCurrency}`;
    const there = kept.recall(key);
    if (there) return { body: there.fill(personal, gzip), isGzip: gzip };

    const before = freshness();
    const response = await render(wish, marks);
    const type = response.headers.get('content-type') ?? '';
    // A file has nothing to fill in, and reading it as text would spoil it.
    if (type.startsWith('application/pdf')) return withoutMark(response);
    const text = await response.text();
    const template = cutTemplate(text);
    const shared =
      response.headers.get(sharedHeader) === '1' &&
      response.status === 200 &&
      type.startsWith('text/html') &&
      response.headers.getSetCookie().length === 0 &&
      // Zero bytes stand for what is cut out while a page is packed.
      !text.includes('\0');
    if (shared && before === freshness()) return { body: kept.keep(key, template).fill(personal, gzip), isGzip: gzip };
    const empty = response.status === 204 || response.status === 304;
    return withoutMark(new Response(empty ? null : fillTemplate(template, personal), response));
  };
}

function withoutMark(response: Response): Response {
  response.headers.delete(sharedHeader);
  return response;
}
