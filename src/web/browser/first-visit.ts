import type { Store } from './storage.ts';

/** The landing URL of a visitor: the whole URL, and its part after the host. */
export type FirstVisit = { readonly original_url: string; readonly original_uri: string };

/** Public pages, in any language. The URL of any other page may contain a secret from an email. */
const publicPage =
  /^(?:\/[a-z]{2})?(?:\/(?:about|book-now|destinations|help|membership|offline|operators|privacy|search|styles|t|terms|travel-agents|wishlist)(?:\/[a-z0-9-]{1,120}){0,2})?\/?$/;
/** The query parameters that are stored: the currency and the campaign parameters. */
const publicParameter = /^(?:currency|utm(?:_(?:source|medium|campaign|term|content|id))?)$/;
const plainValue = /^[\w .~-]{1,100}$/;

/** Returns the part of a URL that may be stored and shared; null when the page is not public. */
function publicPart(address: string): FirstVisit | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname, searchParams } = new URL(address);
  if (!publicPage.test(pathname)) return null;
  const safe = new URLSearchParams(
    [...searchParams].filter(([name, value]) => publicParameter.test(name) && plainValue.test(value)),
  );
  const original_uri = safe.size > 0 ? `${pathname}?${safe}` : pathname;
  return { original_url: origin + original_uri, original_uri };
}

/** Returns the visitor's landing URL, if it is known. */
export function firstVisit(store: Pick<Store, 'read'>): FirstVisit | null {
  return publicPart(store.read('original_url') ?? '');
}

/**
 * Records the landing URL once; later visits do not change it. Full URLs that an earlier version stored are reduced to
 * the public part.
 */
export function recordFirstVisit(store: Pick<Store, 'read' | 'save' | 'forget'>, address: string): void {
  const visit = firstVisit(store) ?? publicPart(address);
  for (const name of ['original_url', 'original_uri'] as const) {
    if (!visit) store.forget(name);
    else if (store.read(name) !== visit[name]) store.save(name, visit[name]);
  }
}

/** Returns a link into the mobile app with the landing URL and further facts as JSON in `custom_data`. */
export function deepLink(
  appLink: string,
  visit: FirstVisit | null,
  facts: Readonly<Record<string, string | number>> = {},
): string {
  const link = new URL(appLink);
  link.searchParams.set('custom_data', JSON.stringify({ ...visit, ...facts }));
  return link.href;
}
