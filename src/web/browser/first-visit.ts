import type { Store } from './storage.ts';

/** Where a visitor first arrived: the whole address, and its part after the host. */
export type FirstVisit = { readonly original_url: string; readonly original_uri: string };

/** Pages that anybody may see, in any language. Whatever is not named here may have a mailed secret in its address. */
const publicPage =
  /^(?:\/[a-z]{2})?(?:\/(?:about|book-now|destinations|help|membership|offline|operators|privacy|search|styles|t|terms|travel-agents|wishlist)(?:\/[a-z0-9-]{1,120}){0,2})?\/?$/;
/** What may follow: the currency, and what a campaign calls itself. */
const publicParameter = /^(?:currency|utm(?:_(?:source|medium|campaign|term|content|id))?)$/;
const plainValue = /^[\w .~-]{1,100}$/;

/** What of an address may be kept and told to others; null when it is not a page that anybody may see. */
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

/** Where this visitor first arrived, when that is known. */
export function firstVisit(store: Pick<Store, 'read'>): FirstVisit | null {
  return publicPart(store.read('original_url') ?? '');
}

/**
 * Records where this visitor first arrived, once; later visits change nothing. What an earlier version recorded whole is cut down
 * to what may be kept.
 */
export function recordFirstVisit(store: Pick<Store, 'read' | 'keep' | 'forget'>, address: string): void {
  const visit = firstVisit(store) ?? publicPart(address);
  for (const name of ['original_url', 'original_uri'] as const) {
    if (!visit) store.forget(name);
    else if (store.read(name) !== visit[name]) store.keep(name, visit[name]);
  }
}

/** A link into the mobile app that tells it, as JSON in `custom_data`, where the visitor first arrived and any further facts. */
export function deepLink(
  appLink: string,
  visit: FirstVisit | null,
  facts: Readonly<Record<string, string | number>> = {},
): string {
  const link = new URL(appLink);
  link.searchParams.set('custom_data', JSON.stringify({ ...visit, ...facts }));
  return link.href;
}
