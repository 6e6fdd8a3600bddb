import type { Store } from '../browser/storage.ts';

const key = 'waymark_letters';
/** The number of viewed tour pages that signals interest. */
const enough = 2;
/** The reading time before the newsletter is offered, in ms. */
export const readingMs = 20_000;

type StoredEngagement = { readonly tours: readonly number[]; readonly over: boolean };

function read(store: Pick<Store, 'read'>): StoredEngagement {
  try {
    const stored = JSON.parse(store.read(key) ?? '{}') as Partial<StoredEngagement>;
    const tours = Array.isArray(stored.tours) ? stored.tours.filter(Number.isSafeInteger) : [];
    return { tours, over: stored.over === true };
  } catch {
    return { tours: [], over: false };
  }
}

/** Records a visit to a tour page, and returns whether to offer the newsletter: once, and never on the first tour. */
export function shouldOffer(store: Store, tourId: number): boolean {
  const { tours, over } = read(store);
  // Without storage a refusal could not be remembered, so the newsletter is not offered.
  if (over || !store.works()) return false;
  const seen = [...new Set([...tours, tourId])].slice(0, enough);
  store.save(key, JSON.stringify({ tours: seen, over: false }));
  return seen.length >= enough;
}

/** Records that the newsletter was offered, whatever the response. */
export function offered(store: Pick<Store, 'save'>): void {
  store.save(key, JSON.stringify({ tours: [], over: true }));
}
