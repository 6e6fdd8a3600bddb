import { LRUCache } from 'lru-cache';
import { EncodedText, type Encoding } from './content-encoding.ts';

/** The size of the page cache in bytes. */
const maxCacheBytes = 12_000_000;
/** Pages contain available places and times, so they are refreshed after this period. */
const freshMs = 60_000;
/**
 * For this additional period a stale page is served while it is refreshed; after it, visitors wait for the new page.
 */
const staleMs = 60_000;

/** A value that changes when cached pages become invalid. */
export type Version = string | number;

/** A page that is the same for all anonymous visitors, encoded for sending. */
export class PublicPage {
  /** Its content security policy. */
  readonly policy: string;
  readonly body: EncodedText;

  private constructor(body: EncodedText, policy: string) {
    this.body = body;
    this.policy = policy;
  }

  static async of(html: string | Buffer, policy: string): Promise<PublicPage> {
    return new PublicPage(await EncodedText.of(html), policy);
  }
}

/** The result of rendering: a public page, or an individual response. */
export type Rendered = PublicPage | Response;

type CachedPage = {
  readonly key: string;
  readonly page: PublicPage;
  readonly version: Version;
  readonly madeAt: number;
};
type Render = {
  readonly rendered: Promise<Rendered>;
  readonly version: Version;
  readonly controller: AbortController;
  waiting: number;
};

/**
 * A cache of public pages. Concurrent requests for a page share one rendering, which is aborted when all of them have
 * disconnected. A page is valid as long as its version is the same.
 */
export class PublicPages {
  readonly #version: (key: string) => Version;
  readonly #now: () => number;
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #renders = new Map<string, Render>();

  constructor(version: (key: string) => Version, now: () => number = () => Date.now()) {
    this.#version = version;
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: maxCacheBytes,
      sizeCalculation: ({ key, page }) => key.length + page.body.size,
    });
  }

  /** Returns a page if it is cached and fresh. */
  fresh(key: string): PublicPage | null {
    const cached = this.#lookUp(key);
    return cached && this.#now() - cached.madeAt < freshMs ? cached.page : null;
  }

  /** Whether a page can be served from the cache, fresh or stale. */
  has(key: string): boolean {
    const cached = this.#lookUp(key);
    return cached !== undefined && this.#now() - cached.madeAt < freshMs + staleMs;
  }

  /** Returns a page from the cache, or the result of rendering it. Rejects if the visitor disconnects. */
  async get(key: string, signal: AbortSignal, render: (signal: AbortSignal) => Promise<Rendered>): Promise<Rendered> {
    const cached = this.#lookUp(key);
    const age = cached ? this.#now() - cached.madeAt : Number.POSITIVE_INFINITY;
    if (cached && age < freshMs) return cached.page;
    if (cached && age < freshMs + staleMs) {
      if (!this.#renders.has(key)) this.#begin(key, render).rendered.catch(() => {});
      return cached.page;
    }
    const underWay = this.#renders.get(key);
    if (underWay?.version !== this.#version(key) || underWay.controller.signal.aborted)
      return this.#wait(this.#begin(key, render), signal);
    const shared = await this.#wait(underWay, signal).catch(() => {
      signal.throwIfAborted();
      return null;
    });
    // If the shared rendering failed or is not public, each visitor renders separately.
    return shared instanceof PublicPage ? shared : render(signal);
  }

  /** Returns the bytes of a page in an encoding. */
  async bytes(key: string, page: PublicPage, encoding: Encoding | null): Promise<Buffer<ArrayBuffer>> {
    const ready = page.body.ready(encoding);
    if (ready) return ready;
    const bytes = await page.body.bytes(encoding);
    // The new encoding increases the size of the entry.
    const cached = this.#pages.peek(key);
    if (cached?.page === page) this.#pages.set(key, { ...cached });
    return bytes;
  }

  #begin(key: string, render: (signal: AbortSignal) => Promise<Rendered>): Render {
    const controller = new AbortController();
    const version = this.#version(key);
    const begun: Render = { rendered: render(controller.signal), version, controller, waiting: 0 };
    this.#renders.set(key, begun);
    const end = () => {
      if (this.#renders.get(key) === begun) this.#renders.delete(key);
    };
    begun.rendered.then((page) => {
      end();
      if (page instanceof PublicPage && version === this.#version(key))
        this.#pages.set(key, { key, page, version, madeAt: this.#now() });
    }, end);
    return begun;
  }

  #wait(render: Render, signal: AbortSignal): Promise<Rendered> {
    signal.throwIfAborted();
    render.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        render.waiting -= 1;
        if (render.waiting === 0) render.controller.abort(signal.reason);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      render.rendered.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  #lookUp(key: string): CachedPage | undefined {
    const cached = this.#pages.get(key);
    return cached?.version === this.#version(key) ? cached : undefined;
  }
}
