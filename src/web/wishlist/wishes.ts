import type { Store } from '../browser/storage.ts';

const key = 'waymark_wishlist';
/** A visitor's own list is no longer than an account's. */
const most = 200;

/** The wishlist of an account, wherever it is kept; null and false when it was refused or did not come. */
export type WishServer = {
  list(): Promise<readonly number[] | null>;
  merge(ids: readonly number[]): Promise<readonly number[] | null>;
  add(id: number): Promise<boolean>;
  remove(id: number): Promise<boolean>;
};

/** What the page knows of the wishes: their ids, newest first, and whether they have been read yet. */
export type Wishes = { readonly ids: readonly number[]; readonly ready: boolean };

const nothing: Wishes = { ids: [], ready: false };

function readIds(text: string | null): number[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return [...new Set(kept.filter((id): id is number => Number.isSafeInteger(id) && id > 0))].slice(0, most);
  } catch {
    return [];
  }
}

const changed = (ids: readonly number[], id: number, wanted: boolean): readonly number[] => {
  const others = ids.filter((other) => other !== id);
  return wanted ? [id, ...others].slice(0, most) : others;
};

/**
 * The wishes of this page. A visitor's are kept in the browser; an account's at the server, and what the visitor had wished
 * for before is merged in once. A wish shows at once and is taken back when the server refuses it.
 */
export function createWishes(store: Store, server: WishServer) {
  let wishes = nothing;
  let owner: string | null | undefined;
  /** Goes up when somebody else sits here; an answer that was asked for before that is nobody's business any more. */
  let turn = 0;
  /** What was pressed while the list was still on its way. */
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

    /** Reads the wishes of a visitor (null) or an account. */
    async start(account: string | null): Promise<void> {
      if (owner === account) return;
      owner = account;
      turn += 1;
      const turnNow = turn;
      const localIds = readIds(store.read(key));
      if (account === null) return show(localIds, true);
      early = new Map();
      show(localIds, false);
      const kept = localIds.length > 0 ? await server.merge(localIds) : await server.list();
      if (turn !== turnNow) return;
      // Without an answer the visitor's own list stays where it is, and is merged with the next page.
      if (!kept) return show(wishes.ids, true);
      store.forget(key);
      show(
        [...early].reduce((ids, [id, wanted]) => changed(ids, id, wanted), kept),
        true,
      );
    },

    /** Reads a visitor's list again, after another window changed it. */
    refresh(): void {
      if (owner === null) show(readIds(store.read(key)));
    },

    /** Adds or removes a tour. True when it holds; false when the server refused and it was taken back. */
    async wish(id: number, wanted: boolean): Promise<boolean> {
      show(changed(wishes.ids, id, wanted));
      if (!owner) {
        store.keep(key, JSON.stringify(wishes.ids));
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
