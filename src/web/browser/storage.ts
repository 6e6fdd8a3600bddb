/** The part of the `Storage` interface that we use. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns whether a storage is available and writable; false when it is blocked, missing or full. */
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

/** A key-value store that never throws: it falls back to memory when the browser's storage fails. */
export type Store = {
  /** Whether stored values outlive this page. */
  readonly works: () => boolean;
  readonly read: (key: string) => string | null;
  /** Stores a value; returns whether it outlives this page. */
  readonly save: (key: string, value: string) => boolean;
  readonly forget: (key: string) => void;
};

/** Creates a store on top of a storage that may be unavailable or full. */
export function createStore(reach: () => Keeper | undefined | null): Store {
  const memory = new Map<string, string>();
  return {
    works: () => storageWorks(reach),
    read(key) {
      const value = memory.get(key);
      if (value !== undefined) return value;
      try {
        return reach()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    save(key, value) {
      try {
        const storage = reach();
        if (storage) {
          storage.setItem(key, value);
          memory.delete(key);
          return true;
        }
      } catch {
        // The storage is full or blocked, so the memory below is used.
      }
      memory.set(key, value);
      return false;
    },
    forget(key) {
      memory.delete(key);
      try {
        reach()?.removeItem(key);
      } catch {
        // An unavailable storage contains nothing to remove.
      }
    },
  };
}

/** The store that persists between visits. */
export const lasting: Store = createStore(() => globalThis.localStorage);
