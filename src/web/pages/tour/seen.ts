import type { Store } from '../../browser/storage.ts';

const key = 'waymark_seen';
/** The maximum number of stored tours. */
const max = 12;

/** Returns the ids of the tours that this visitor viewed, newest first. */
export function readSeen(store: Pick<Store, 'read'>): number[] {
  try {
    const stored: unknown = JSON.parse(store.read(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(0, max)
      : [];
  } catch {
    return [];
  }
}

/** Records that a tour was viewed, and returns the previous ones. */
export function noteSeen(store: Pick<Store, 'read' | 'save'>, id: number): number[] {
  const others = readSeen(store).filter((seen) => seen !== id);
  store.save(key, JSON.stringify([id, ...others].slice(0, max)));
  return others;
}
