import type { CallRefusal, CallResult } from '#contract/problem.ts';

/** The state of a response: loading, loaded or refused. */
export type Loaded<Answer> =
  | { readonly state: 'loading'; readonly answer: null; readonly refusal: null }
  | { readonly state: 'ready'; readonly answer: Answer; readonly refusal: null }
  | { readonly state: 'failed'; readonly answer: null; readonly refusal: CallRefusal };

/** Loads a response; the signal is aborted when the last listener is removed. */
export type Load<Answer> = (signal: AbortSignal) => Promise<CallResult<Answer>>;

/** Options for loading and caching a response. */
export type WatchOptions = {
  /** Delays the request by this many ms, in case the key changes. */
  readonly debounce?: number | undefined;
  /** For how many ms a response is reused for the same key. Refusals are never cached. */
  readonly cacheFor?: number | undefined;
  /** The state before the first request. */
  readonly initial?: Loaded<unknown> | undefined;
};

type Entry = {
  loaded: Loaded<unknown>;
  load: Load<unknown>;
  abort: AbortController | null;
  timer: ReturnType<typeof setTimeout> | null;
  cacheFor: number;
  answeredAt: number;
  readonly listeners: Set<() => void>;
};

/** The initial state. */
export const loading = { state: 'loading', answer: null, refusal: null } as const;
const minute = 60_000;

/**
 * Caches the responses of a page by key. Listeners of the same key share one request; a request without listeners is
 * aborted, and a response that still arrives is dropped.
 */
export class CallCache {
  readonly #entries = new Map<string, Entry>();

  /**
   * Returns the state of a key, with a stable identity until it changes; null when it was never requested or is
   * expired.
   */
  read<Answer>(key: string): Loaded<Answer> | null {
    const entry = this.#entries.get(key);
    return entry && !this.#isOver(entry) ? (entry.loaded as Loaded<Answer>) : null;
  }

  /** Calls the listener on every change of a key, and loads missing data; returns a function that unsubscribes. */
  watch(key: string, load: Load<unknown>, listener: () => void, options: WatchOptions = {}): () => void {
    this.#sweep();
    const known = this.#entries.get(key);
    const entry = known ?? this.#create(load, options.initial ?? loading);
    entry.load = load;
    entry.cacheFor = options.cacheFor ?? minute;
    entry.listeners.add(listener);
    if (!known) {
      this.#entries.set(key, entry);
      if (entry.loaded.state === 'ready') entry.answeredAt = Date.now();
      else if (options.debounce) entry.timer = setTimeout(() => this.#start(entry), options.debounce);
      else this.#start(entry);
    }
    return () => {
      entry.listeners.delete(listener);
      if (entry.listeners.size > 0 || this.#entries.get(key) !== entry) return;
      this.#stop(entry);
      if (this.#isOver(entry)) this.#entries.delete(key);
    };
  }

  /** Requests the data of a key with listeners again at once. */
  reload(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#stop(entry);
    this.#change(entry, loading);
    this.#start(entry);
  }

  #create(load: Load<unknown>, loaded: Loaded<unknown>): Entry {
    return {
      loaded,
      load,
      abort: null,
      timer: null,
      cacheFor: 0,
      answeredAt: 0,
      listeners: new Set(),
    };
  }

  async #start(entry: Entry): Promise<void> {
    const abort = new AbortController();
    entry.abort = abort;
    entry.timer = null;
    // A rejection means that the request was aborted: every other error is a refusal.
    const result = await entry.load(abort.signal).catch(() => null);
    if (!result || abort.signal.aborted) return;
    entry.abort = null;
    entry.answeredAt = Date.now();
    if (result.ok) this.#change(entry, { state: 'ready', answer: result.answer, refusal: null });
    else this.#change(entry, { state: 'failed', answer: null, refusal: result.refusal });
  }

  #stop(entry: Entry): void {
    if (entry.timer !== null) clearTimeout(entry.timer);
    entry.abort?.abort();
    entry.abort = null;
  }

  #change(entry: Entry, loaded: Loaded<unknown>): void {
    entry.loaded = loaded;
    for (const listener of entry.listeners) listener();
  }

  /** Whether an entry has no listeners and its cache time is over. */
  #isOver({ listeners, loaded, answeredAt, cacheFor }: Entry): boolean {
    if (listeners.size > 0) return false;
    return loaded.state !== 'ready' || Date.now() >= answeredAt + cacheFor;
  }

  #sweep(): void {
    for (const [key, entry] of this.#entries) if (this.#isOver(entry)) this.#entries.delete(key);
  }
}
