import { useEffect, useSyncExternalStore } from 'react';
import type { CallResult } from '#contract/problem.ts';
import { call } from '../browser/call.ts';
import { usePage } from '../browser/page-config.ts';
import { lasting } from '../browser/storage.ts';
import { createWishes, type Wishes } from './wishes.ts';

const idsIn = (result: CallResult<{ readonly ids: readonly number[] }>) => (result.ok ? result.answer.ids : null);

const shared = createWishes(lasting, {
  list: async () => idsIn(await call('listWishes', {}, { silent: true })),
  merge: async (ids) => idsIn(await call('mergeWishes', { ids: [...ids] }, { silent: true })),
  add: async (tour) => (await call('addWish', { tour })).ok,
  remove: async (tour) => (await call('removeWish', { tour })).ok,
});

const nothing: Wishes = { ids: [], ready: false };

/** Returns the wishlist of this page; empty before hydration. */
export function useWishes(): Wishes {
  const { account } = usePage();
  const owner = account?.id ?? null;
  useEffect(() => {
    shared.start(owner);
    const other = (event: StorageEvent): void => {
      if (event.key === null || event.key === 'waymark_wishlist') shared.refresh();
    };
    window.addEventListener('storage', other);
    return () => window.removeEventListener('storage', other);
  }, [owner]);
  return useSyncExternalStore(shared.onChange, shared.current, () => nothing);
}

/** Adds a tour to the wishlist or removes it; returns false when that was refused and rolled back. */
export const wish = shared.wish;
