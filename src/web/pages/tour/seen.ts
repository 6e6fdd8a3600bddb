import type { Store } from '../../browser/storage.ts';

const key = 'waymark_seen';
/** How many tours are remembered. */
const most = 12;

/** The tours that this visitor looked at, newest first. */
export function readSeen(store: Pick<Store, 'read'>): number[] {
  try {
    const kept: unknown = JSON.parse(store.read(key) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(0, most)
      : [];
  } catch {
    return [];
  }
}

/** Remembers that a tour was looked at, and answers those before it. */
export function noteSeen(store: Pick<Store, 'read' | 'keep'>, id: number): number[] {
  const others = readSeen(store).filter((seen) => seen !== id);
  store.keep(key, JSON.stringify([id, ...others].slice(0, most)));
  return others;
}
