import { LRUCache } from 'lru-cache';

type Entry<Value> = { readonly value: Value; readonly state: unknown };

/**
 * An LRU cache whose entries are valid as long as the state that they were created from is the same (`Object.is`), such
 * as an object as last read or a version number. Rejected promises are not cached.
 */
export class FreshCache<Key extends string | number, Value extends object> {
  readonly #kept: LRUCache<Key, Entry<Value>>;

  /** Creates a cache with a maximum number of entries. */
  constructor(max: number) {
    this.#kept = new LRUCache({ max });
  }

  /** Returns the cached value for a key and state, or null. */
  find(key: Key, state: unknown): Value | null {
    const entry = this.#kept.get(key);
    return entry && Object.is(entry.state, state) ? entry.value : null;
  }

  /** Stores a value for a key and state. */
  store(key: Key, state: unknown, value: Value): Value {
    const entry = { value, state };
    this.#kept.set(key, entry);
    if (value instanceof Promise)
      value.catch(() => {
        if (this.#kept.peek(key) === entry) this.#kept.delete(key);
      });
    return value;
  }

  /** Returns the cached value for a key and state, creating it if necessary. */
  get(key: Key, state: unknown, make: () => Value): Value {
    return this.find(key, state) ?? this.store(key, state, make());
  }
}
