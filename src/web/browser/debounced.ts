/** The clock of a debounce; the window's own unless a test brings another. */
export type Timers = {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(id: never): void;
};

/** Where the outcome of the newest question goes. */
export type Listener<Key, Value> = {
  readonly value: (value: Value, key: Key) => void;
  readonly failure: (error: unknown, key: Key) => void;
};

/** A question that is asked after a pause, of which only the newest is ever answered. */
export type Debounced<Key> = {
  /** Asks for this key; the same key while it is under way changes nothing, another one aborts it. */
  readonly ask: (key: Key) => void;
  /** Gives up whatever is waiting or under way. */
  readonly cancel: () => void;
};

/**
 * Waits until `wait` ms have passed without another key, then runs. A newer key aborts the older request at once, and an
 * answer that comes late all the same is dropped, so it never overwrites a newer one.
 */
export function debounced<Key extends string | number, Value>(
  wait: number,
  run: (key: Key, signal: AbortSignal) => Promise<Value>,
  listener: Listener<Key, Value>,
  timers: Timers = globalThis as unknown as Timers,
): Debounced<Key> {
  let current: { readonly key: Key; readonly abort: AbortController; timer: unknown } | null = null;

  const cancel = (): void => {
    if (!current) return;
    timers.clearTimeout(current.timer as never);
    current.abort.abort();
    current = null;
  };

  const ask = (key: Key): void => {
    if (current?.key === key) return;
    cancel();
    const mine = { key, abort: new AbortController(), timer: undefined as unknown };
    current = mine;
    mine.timer = timers.setTimeout(async () => {
      try {
        const value = await run(key, mine.abort.signal);
        if (current !== mine) return;
        current = null;
        listener.value(value, key);
      } catch (error) {
        if (current !== mine) return;
        current = null;
        listener.failure(error, key);
      }
    }, wait);
  };

  return { ask, cancel };
}
