import { type PackedTemplate, packTemplate } from './packed-template.ts';
import { fillTemplate, type PageTemplate } from './page-template.ts';
import type { Personal } from './pages.ts';

/** How many bytes of pages are kept. */
const largest = 64_000_000;
/** A page is made afresh after this long even if the catalogue did not change, since it may speak of today. */
const longestMs = 60_000;

/** A page that can be filled as it is or packed; it is packed when that is first wanted. */
class KeptPage {
  readonly until: number;
  readonly size: number;
  readonly #template: PageTemplate;
  #packed: PackedTemplate | null = null;

  constructor(template: PageTemplate, until: number) {
    this.until = until;
    this.#template = template;
    // Packed it takes about a fifth more.
    this.size = Math.ceil(template.bytes.length * 1.2);
  }

  /** The page with the values of one answer. */
  fill(personal: Personal, gzip: boolean): Buffer<ArrayBuffer> {
    if (!gzip) return fillTemplate(this.#template, personal);
    this.#packed ??= packTemplate(this.#template);
    return this.#packed.fill(personal);
  }
}

/** Pages by key, as long as `freshness` says the same; those not asked for the longest go first. */
export class KeptPages {
  readonly #freshness: () => string;
  readonly #clock: () => number;
  readonly #pages = new Map<string, KeptPage>();
  #size = 0;
  #madeWhen: string;

  constructor(freshness: () => string, clock: () => number) {
    this.#freshness = freshness;
    this.#clock = clock;
    this.#madeWhen = freshness();
  }

  keep(key: string, template: PageTemplate): KeptPage {
    const page = new KeptPage(template, this.#clock() + longestMs);
    this.#forget(key);
    this.#pages.set(key, page);
    this.#size += page.size;
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= largest) break;
      this.#forget(oldest);
    }
    return page;
  }

  recall(key: string): KeptPage | null {
    const now = this.#freshness();
    if (this.#madeWhen !== now) {
      this.#pages.clear();
      this.#size = 0;
      this.#madeWhen = now;
    }
    const page = this.#pages.get(key);
    if (!page) return null;
    if (page.until < this.#clock()) {
      this.#forget(key);
      return null;
    }
    // Deleting first puts it at the end, which is where the newest are.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  #forget(key: string): void {
    this.#size -= this.#pages.get(key)?.size ?? 0;
    this.#pages.delete(key);
  }
}
