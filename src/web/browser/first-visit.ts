import type { Store } from './storage.ts';

/** Where a visitor first arrived: the whole address, and its part after the host. */
export type FirstVisit = { readonly original_url: string; readonly original_uri: string };

/** Records where this visitor first arrived, once; later visits change nothing. */
export function recordFirstVisit(store: Store, place: Pick<Location, 'href' | 'pathname' | 'search'>): void {
  if (store.read('original_url') !== null) return;
  store.keep('original_url', place.href);
  store.keep('original_uri', place.pathname + place.search);
}

/** Where this visitor first arrived, when that is known. */
export function firstVisit(store: Store): FirstVisit | null {
  const original_url = store.read('original_url');
  const original_uri = store.read('original_uri');
  return original_url !== null && original_uri !== null ? { original_url, original_uri } : null;
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
