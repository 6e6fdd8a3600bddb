/** The part of the browser's storage that we use. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Tells whether a storage can be reached and written to; false when it is blocked, missing or full. */
export function storageWorks(reach: () => Keeper | undefined | null): boolean {
  const probe = '__waymark_probe__';
  try {
    const storage = reach();
    if (!storage) return false;
    storage.setItem(probe, probe);
    const works = storage.getItem(probe) === probe;
    storage.removeItem(probe);
    return works;
  } catch {
    return false;
  }
}

/** A place to keep texts that never throws: the browser's storage, and this page's memory when that one refuses. */
export type Store = {
  /** Whether what is kept survives this page. */
  readonly works: () => boolean;
  readonly read: (key: string) => string | null;
  /** Keeps a text; true when it will survive this page. */
  readonly keep: (key: string, value: string) => boolean;
  readonly forget: (key: string) => void;
};

/** Makes a store over a storage that may be unavailable or full. */
export function createStore(reach: () => Keeper | undefined | null): Store {
  const memory = new Map<string, string>();
  return {
    works: () => storageWorks(reach),
    read(key) {
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
      try {
        return reach()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    keep(key, value) {
      try {
        const storage = reach();
        if (storage) {
          storage.setItem(key, value);
          memory.delete(key);
          return true;
        }
      } catch {
        // Full or blocked: the page's memory takes over below.
      }
      memory.set(key, value);
      return false;
    },
    forget(key) {
      memory.delete(key);
      try {
        reach()?.removeItem(key);
      } catch {
        // A storage that cannot be reached holds nothing of ours.
      }
    },
  };
}

/** What is kept between visits. */
export const lasting: Store = createStore(() => globalThis.localStorage);
