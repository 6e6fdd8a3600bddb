import { useEffect, useSyncExternalStore } from 'react';
import { call } from '../browser/call.ts';
import { usePage } from '../browser/page-config.ts';
import { lasting } from '../browser/storage.ts';
import { createWishes, type Wishes } from './wishes.ts';

const shared = createWishes(lasting, {
  list: async () => (await call('listWishes', {}, { silent: true })).ids,
  merge: async (ids) => (await call('mergeWishes', { ids: [...ids] }, { silent: true })).ids,
  add: (tour) => call('addWish', { tour }),
  remove: (tour) => call('removeWish', { tour }),
});

const nothing: Wishes = { ids: [], ready: false };

/** The wishes of whoever looks at this page; none before scripts have taken over. */
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

/** Adds a tour to the wishes or takes it off; false when that was refused and taken back. */
export const wish = shared.wish;
