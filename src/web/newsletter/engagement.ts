import type { Store } from '../browser/storage.ts';

const key = 'waymark_letters';
/** Somebody who opens a second tour page is looking for something. */
const enough = 2;
/** How long they are then left to read before we ask. */
export const readingMs = 20_000;

type Kept = { readonly tours: readonly number[]; readonly over: boolean };

function read(store: Pick<Store, 'read'>): Kept {
  try {
    const kept = JSON.parse(store.read(key) ?? '{}') as Partial<Kept>;
    const tours = Array.isArray(kept.tours) ? kept.tours.filter(Number.isSafeInteger) : [];
    return { tours, over: kept.over === true };
  } catch {
    return { tours: [], over: false };
  }
}

/** Notes a visit to a tour page, and tells whether it is time to offer letters: once, and never on the first tour. */
export function shouldOffer(store: Store, tourId: number): boolean {
  const { tours, over } = read(store);
  // Where nothing is kept we could not remember a "no", so we do not ask.
  if (over || !store.works()) return false;
  const seen = [...new Set([...tours, tourId])].slice(0, enough);
  store.keep(key, JSON.stringify({ tours: seen, over: false }));
  return seen.length >= enough;
}

/** Remembers that letters were offered, whatever the answer was. */
export function offered(store: Pick<Store, 'keep'>): void {
  store.keep(key, JSON.stringify({ tours: [], over: true }));
}
