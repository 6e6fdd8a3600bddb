import { addressOf } from './address.ts';
import { KeptPage, type KeptPages } from './kept-pages.ts';
import { fillMarks, marks, removeMarks } from './page-marks.ts';
import type { PageWish, Personal, RenderPage } from './pages.ts';

/** The header by which a page says that it is the same for every anonymous visitor; it never leaves the house. */
const sharedHeader = 'waymark-shared-page';

/** What tells two kept pages apart: the address has the language in it, the currency may come from a cookie. */
export const pageKey = (address: string, currency: string): string => `${currency} ${address}`;

/** The key of a page that may be kept; null for one that must be rendered for whoever asks. */
function keyOf({ request, caller }: PageWish): string | null {
  if (request.method !== 'GET' || caller.account || request.headers.has('x-language')) return null;
  const { path, query } = addressOf(request.url);
  // Data for client-side navigation is asked for under the same path with an ending of its own.
  return path.endsWith('.data') ? null : pageKey(path + query, caller.currency);
}

/**
 * Keeps pages that are the same for every anonymous visitor. What belongs to one answer (nonce, token, reference) is not in them:
 * scripts are allowed by their hashes, and a browser that wants to write asks for its token. A page that several want at once
 * is rendered for all of them.
 */
export function cachePages(
  render: RenderPage,
  kept: KeptPages,
  policyFor: (scriptSources: string) => string,
): (wish: PageWish, personal: () => Personal) => Promise<KeptPage | Response> {
  const underway = new Map<string, Promise<KeptPage | null>>();

  const make = async (wish: PageWish, key: string | null, personal: () => Personal): Promise<KeptPage | Response> => {
    const begun = kept.begin();
    const response = await render(wish, marks);
    const type = response.headers.get('content-type') ?? '';
    // A file has nothing to fill in, and reading it as text would spoil it.
    if (type.startsWith('application/pdf')) return withoutMark(response);
    const text = await response.text();
    const isShared =
      response.headers.get(sharedHeader) === '1' &&
      response.status === 200 &&
      type.startsWith('text/html') &&
      response.headers.getSetCookie().length === 0;
    if (key && isShared) {
      const { html, scriptSources } = removeMarks(text);
      const page = await KeptPage.of(html, policyFor(scriptSources));
      kept.keep(key, page, begun);
      return page;
    }
    const empty = response.status === 204 || response.status === 304;
    return withoutMark(new Response(empty ? null : fillMarks(text, personal()), response));
  };

  return async (wish, personal) => {
    const key = keyOf(wish);
    if (!key) return make(wish, null, personal);
    const there = kept.recall(key);
    if (there) return there;
    const waiting = underway.get(key);
    // Whoever waits for a page that turns out not to be for everybody, or to fail, renders it for themselves.
    if (waiting) return (await waiting) ?? make(wish, key, personal);
    const making = make(wish, key, personal);
    const forOthers = making.then(
      (page) => (page instanceof KeptPage ? page : null),
      () => null,
    );
    underway.set(key, forOthers);
    try {
      return await making;
    } finally {
      underway.delete(key);
    }
  };
}

function withoutMark(response: Response): Response {
  response.headers.delete(sharedHeader);
  return response;
}
