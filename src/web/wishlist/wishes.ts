import type { Store } from '../browser/storage.ts';

const key = 'waymark_wishlist';
/** The maximum length of a visitor's list, equal to that of an account. */
const max = 200;

/** The server-side wishlist of an account; null and false when a request was refused or failed. */
export type WishServer = {
  list(): Promise<readonly number[] | null>;
  merge(ids: readonly number[]): Promise<readonly number[] | null>;
  add(id: number): Promise<boolean>;
  remove(id: number): Promise<boolean>;
};

/** The wishlist of the page: the ids, newest first, and whether it has loaded. */
export type Wishes = { readonly ids: readonly number[]; readonly ready: boolean };

const nothing: Wishes = { ids: [], ready: false };

function readIds(text: string | null): number[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return [...new Set(stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0))].slice(0, max);
  } catch {
    return [];
  }
}

const changed = (ids: readonly number[], id: number, wanted: boolean): readonly number[] => {
  const others = ids.filter((other) => other !== id);
  return wanted ? [id, ...others].slice(0, max) : others;
};

/**
 * Creates the wishlist of this page. A visitor's list is stored in the browser; an account's on the server, with the
 * visitor's earlier list merged in once. Changes are optimistic and rolled back when the server refuses them.
 */
export function createWishes(store: Store, server: WishServer) {
  let wishes = nothing;
  let owner: string | null | undefined;
  /** Increases when the account changes, so that earlier responses are dropped. */
  let turn = 0;
  /** Changes that were made while the list was loading. */
  let early = new Map<number, boolean>();
  const listeners = new Set<() => void>();
  const show = (ids: readonly number[], ready = wishes.ready): void => {
    wishes = { ids, ready };
    for (const listener of listeners) listener();
  };

  return {
    current: (): Wishes => wishes,
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Loads the wishlist of a visitor (null) or an account. */
    async start(account: string | null): Promise<void> {
      if (owner === account) return;
      owner = account;
      turn += 1;
      const turnNow = turn;
      const localIds = readIds(store.read(key));
      if (account === null) return show(localIds, true);
      early = new Map();
      show(localIds, false);
      const stored = localIds.length > 0 ? await server.merge(localIds) : await server.list();
      if (turn !== turnNow) return;
      // Without a response the visitor's list is preserved, and merged on the next page.
      if (!stored) return show(wishes.ids, true);
      store.forget(key);
      show(
        [...early].reduce((ids, [id, wanted]) => changed(ids, id, wanted), stored),
        true,
      );
    },

    /** Reloads a visitor's list after another window changed it. */
    refresh(): void {
      if (owner === null) show(readIds(store.read(key)));
    },

    /** Adds or removes a tour; returns false when the server refused it and it was rolled back. */
    async wish(id: number, wanted: boolean): Promise<boolean> {
      show(changed(wishes.ids, id, wanted));
      if (!owner) {
        store.save(key, JSON.stringify(wishes.ids));
        return true;
      }
      if (!wishes.ready) early.set(id, wanted);
      const turnNow = turn;
      const holds = await (wanted ? server.add(id) : server.remove(id));
      if (!holds && turn === turnNow) {
        early.delete(id);
        show(changed(wishes.ids, id, !wanted));
      }
      return holds;
    },
  };
}
