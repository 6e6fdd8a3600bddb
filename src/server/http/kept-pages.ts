import { brotliText, gzipText, type Packing, unpackBrotli } from './packing.ts';

/** How many bytes of pages are kept. */
const largest = 12_000_000;
/** A page is made afresh after this long even if the catalogue did not change, since it may speak of today. */
const longestMs = 60_000;
/** How long others are served the old page while the first who came too late for it makes it afresh. */
const renewalMs = 5000;

/** A page that is the same for every stranger, as bytes that can be sent as they stand. */
export class KeptPage {
  /** The content security policy that it is sent with. */
  readonly policy: string;
  readonly #brotli: Buffer<ArrayBuffer>;
  readonly #copies = new Map<Packing | null, Buffer<ArrayBuffer>>();

  private constructor(brotli: Buffer<ArrayBuffer>, policy: string) {
    this.#brotli = brotli;
    this.#copies.set('br', brotli);
    this.policy = policy;
  }

  static async of(html: string, policy: string): Promise<KeptPage> {
    return new KeptPage(await brotliText(html), policy);
  }

  /** How many bytes it takes to keep it. */
  get size(): number {
    let size = 0;
    for (const { length } of this.#copies.values()) size += length;
    return size;
  }

  /** The page as a client can read it, where that is at hand. */
  ready(packing: Packing | null): Buffer<ArrayBuffer> | null {
    return this.#copies.get(packing) ?? null;
  }

  /** Makes it ready for a client. Few cannot read brotli, so everything else is made from it when somebody asks. */
  async prepare(packing: Packing | null): Promise<Buffer<ArrayBuffer>> {
    const plain = await unpackBrotli(this.#brotli);
    const copy = packing === null ? plain : await gzipText(plain.toString());
    this.#copies.set(packing, copy);
    return copy;
  }
}

/** What stays the same as long as pages may be kept. */
export type Freshness = string | number;

type Shelved = { readonly page: KeptPage; until: number; askedFor: number };

/** Pages by key, as long as `freshness` says the same; those not asked for the longest go first. */
export class KeptPages {
  readonly #freshness: () => Freshness;
  readonly #clock: () => number;
  readonly #pages = new Map<string, Shelved>();
  #madeWhen: Freshness;

  constructor(freshness: () => Freshness, clock: () => number = Date.now) {
    this.#freshness = freshness;
    this.#clock = clock;
    this.#madeWhen = freshness();
  }

  /** When a page is begun, so that it is kept only if nothing changed while it was made. */
  begin(): Freshness {
    return this.#freshness();
  }

  /** Keeps a page that was begun then. */
  keep(key: string, page: KeptPage, begun: Freshness): void {
    this.#dropStale();
    if (begun !== this.#madeWhen) return;
    const now = this.#clock();
    this.#pages.set(key, { page, until: now + longestMs, askedFor: now });
    this.#makeRoom();
  }

  /** A page as a client can read it. */
  async bytesOf(page: KeptPage, packing: Packing | null): Promise<Buffer<ArrayBuffer>> {
    const ready = page.ready(packing) ?? (await page.prepare(packing));
    this.#makeRoom();
    return ready;
  }

  /** A page that is there and fresh enough. */
  recall(key: string): KeptPage | null {
    this.#dropStale();
    const shelved = this.#pages.get(key);
    if (!shelved) return null;
    const now = this.#clock();
    if (shelved.until < now) {
      shelved.until = now + renewalMs;
      return null;
    }
    shelved.askedFor = now;
    return shelved.page;
  }

  #dropStale(): void {
    const now = this.#freshness();
    if (this.#madeWhen === now) return;
    this.#pages.clear();
    this.#madeWhen = now;
  }

  #makeRoom(): void {
    let size = 0;
    for (const { page } of this.#pages.values()) size += page.size;
    if (size <= largest) return;
    const byAge = [...this.#pages].sort(([, one], [, other]) => one.askedFor - other.askedFor);
    for (const [key, { page }] of byAge) {
      if (size <= largest) break;
      this.#pages.delete(key);
      size -= page.size;
    }
  }
}
