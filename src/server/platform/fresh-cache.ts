import { LRUCache } from 'lru-cache';

type Kept<Value> = { readonly value: Value; readonly state: unknown };

/**
 * Values by key, those not asked for the longest forgotten first. Each is right as long as the state that it was made from is still
 * the same (`Object.is`): the tour as it was last read, a number that goes up, a text. A promise that fails is not kept.
 */
export class FreshCache<Key extends string | number, Value extends object> {
  readonly #kept: LRUCache<Key, Kept<Value>>;

  /** Keeps at most so many. */
  constructor(most: number) {
    this.#kept = new LRUCache({ max: most });
  }

  /** What is kept for a key in a state; null when that has to be made. */
  find(key: Key, state: unknown): Value | null {
    const kept = this.#kept.get(key);
    return kept && Object.is(kept.state, state) ? kept.value : null;
  }

  /** Keeps a value for a key in a state. */
  keep(key: Key, state: unknown, value: Value): Value {
    const kept = { value, state };
    this.#kept.set(key, kept);
    if (value instanceof Promise)
      value.catch(() => {
        if (this.#kept.peek(key) === kept) this.#kept.delete(key);
      });
    return value;
  }

  /** What is kept for a key in a state, or is made now. */
  get(key: Key, state: unknown, make: () => Value): Value {
    return this.find(key, state) ?? this.keep(key, state, make());
  }
}
