import { promoGuesses } from '#contract/list/book-now.ts';
import { normalCode } from '#domain/pricing/promo-code.ts';
import type { RateLimiter } from '../limits/rate-limit.ts';
import { Refusal } from '../refusal.ts';

/** So many codes that were found good are remembered. */
const mostProven = 10_000;

/**
 * Keeps codes from being guessed: every code that an address names for the first time counts against one limit, wherever it
 * is named. A code that was good once may be named again as often as the page reloads its price.
 */
export class PromoGuesses {
  readonly #limit: RateLimiter;
  readonly #proven = new Set<string>();

  constructor(limit: RateLimiter) {
    this.#limit = limit;
  }

  /** A refusal when the address has tried too many codes, else null. */
  async refuse(address: string, code: string): Promise<Refusal | null> {
    if (this.#proven.has(keyOf(address, code))) return null;
    const wait = await this.#limit('checkPromoCode', address, promoGuesses);
    return wait > 0 ? new Refusal(429, 'too-fast', { retryAfterSeconds: wait }) : null;
  }

  /** Remembers that a code is good. */
  prove(address: string, code: string): void {
    if (this.#proven.size >= mostProven) this.#proven.clear();
    this.#proven.add(keyOf(address, code));
  }
}

const keyOf = (address: string, code: string): string => `${address} ${normalCode(code)}`;
