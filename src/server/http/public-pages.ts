import { LRUCache } from 'lru-cache';
import { EncodedText, type Encoding } from './content-encoding.ts';

/** How many bytes of pages are kept. */
const largest = 12_000_000;
/** Places left and the time of day stand on pages, so after this long a page is made afresh. */
const freshMs = 60_000;
/** For so long again the old page is sent while it is made afresh; whoever comes later waits for the new one. */
const staleMs = 60_000;

/** What stays the same as long as pages may be kept. */
export type Version = string | number;

/** A page that is the same for every anonymous visitor, as bytes that can be sent as they stand. */
export class PublicPage {
  /** The content security policy that it is sent with. */
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

/** What rendering ends with: a page for everybody, or an answer for the one who asked. */
export type Rendered = PublicPage | Response;

type Kept = {
  readonly key: string;
  readonly page: PublicPage;
  readonly version: Version;
  readonly madeAt: number;
};
type Render = {
  readonly rendered: Promise<Rendered>;
  readonly version: Version;
  readonly given: AbortController;
  waiting: number;
};

/**
 * Public pages by key, for the listener and the application alike. A page that several want at once is rendered once, and given up
 * when all of them have left. A page is right as long as its version stays the same.
 */
export class PublicPages {
  readonly #version: (key: string) => Version;
  readonly #now: () => number;
  readonly #pages: LRUCache<string, Kept>;
  readonly #renders = new Map<string, Render>();

  constructor(version: (key: string) => Version, now: () => number = () => Date.now()) {
    this.#version = version;
    this.#now = now;
    this.#pages = new LRUCache({
      maxSize: largest,
      sizeCalculation: ({ key, page }) => key.length + page.body.size,
    });
  }

  /** A page that needs no thought: it is there and fresh. */
  fresh(key: string): PublicPage | null {
    const kept = this.#lookUp(key);
    return kept && this.#now() - kept.madeAt < freshMs ? kept.page : null;
  }

  /** Whether a page is there that will be sent, fresh or while it is made afresh. */
  has(key: string): boolean {
    const kept = this.#lookUp(key);
    return kept !== undefined && this.#now() - kept.madeAt < freshMs + staleMs;
  }

  /** A page that is kept, or the one that rendering ends with. Rejects when the visitor leaves. */
  async get(key: string, signal: AbortSignal, render: (signal: AbortSignal) => Promise<Rendered>): Promise<Rendered> {
    const kept = this.#lookUp(key);
    const age = kept ? this.#now() - kept.madeAt : Number.POSITIVE_INFINITY;
    if (kept && age < freshMs) return kept.page;
    if (kept && age < freshMs + staleMs) {
      if (!this.#renders.has(key)) this.#begin(key, render).rendered.catch(() => {});
      return kept.page;
    }
    const underWay = this.#renders.get(key);
    if (underWay?.version !== this.#version(key) || underWay.given.signal.aborted)
      return this.#wait(this.#begin(key, render), signal);
    const shared = await this.#wait(underWay, signal).catch(() => {
      signal.throwIfAborted();
      return null;
    });
    // Whoever waited for what turned out not to be for everybody, or failed, asks for themselves.
    return shared instanceof PublicPage ? shared : render(signal);
  }

  /** The bytes of a page for a client. */
  async bytes(key: string, page: PublicPage, encoding: Encoding | null): Promise<Buffer<ArrayBuffer>> {
    const ready = page.body.ready(encoding);
    if (ready) return ready;
    const bytes = await page.body.bytes(encoding);
    // It takes more room now.
    const kept = this.#pages.peek(key);
    if (kept?.page === page) this.#pages.set(key, { ...kept });
    return bytes;
  }

  #begin(key: string, render: (signal: AbortSignal) => Promise<Rendered>): Render {
    const given = new AbortController();
    const version = this.#version(key);
    const begun: Render = { rendered: render(given.signal), version, given, waiting: 0 };
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
        if (render.waiting === 0) render.given.abort(signal.reason);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      render.rendered.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  #lookUp(key: string): Kept | undefined {
    const kept = this.#pages.get(key);
    return kept?.version === this.#version(key) ? kept : undefined;
  }
}
