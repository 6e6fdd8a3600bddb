import type { CallRefusal, CallResult } from '#contract/problem.ts';

/** What is known of an answer: on its way, here, or refused. */
export type Loaded<Answer> =
  | { readonly state: 'loading'; readonly answer: null; readonly refusal: null }
  | { readonly state: 'ready'; readonly answer: Answer; readonly refusal: null }
  | { readonly state: 'failed'; readonly answer: null; readonly refusal: CallRefusal };

/** Asks the server; the signal is aborted when nobody wants to know any more. */
export type Load<Answer> = (signal: AbortSignal) => Promise<CallResult<Answer>>;

/** How an answer is asked for and kept. */
export type WatchOptions = {
  /** Waits so many ms first, in case somebody changes their mind. */
  readonly debounce?: number | undefined;
  /** For how many ms an answer serves whoever asks for the same next. A refusal is kept for nobody. */
  readonly cacheFor?: number | undefined;
  /** What is known before anybody asks. */
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

/** Nothing yet. */
export const loading = { state: 'loading', answer: null, refusal: null } as const;
const minute = 60_000;

/**
 * What a page has asked the server for, by key. Whoever watches the same key shares one request; a request that nobody watches
 * any more is aborted, and an answer that comes all the same is dropped.
 */
export class CallCache {
  readonly #entries = new Map<string, Entry>();

  /** What is known under a key, the same value until something changes; null when it was never asked for, or is too old. */
  read<Answer>(key: string): Loaded<Answer> | null {
    const entry = this.#entries.get(key);
    return entry && !this.#isOver(entry) ? (entry.loaded as Loaded<Answer>) : null;
  }

  /** Tells of every change under a key, and loads what is not there yet. Returns how to stop. */
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

  /** Asks again at once for what is watched. */
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
    // Rejected means given up: everything else that can go wrong is a refusal.
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

  /** Whether nobody watches it, and it serves nobody else either. */
  #isOver({ listeners, loaded, answeredAt, cacheFor }: Entry): boolean {
    if (listeners.size > 0) return false;
    return loaded.state !== 'ready' || Date.now() >= answeredAt + cacheFor;
  }

  #sweep(): void {
    for (const [key, entry] of this.#entries) if (this.#isOver(entry)) this.#entries.delete(key);
  }
}
