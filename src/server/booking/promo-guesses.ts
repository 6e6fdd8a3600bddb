import { promoGuesses } from '#contract/list/book-now.ts';
import { normalCode } from '#domain/pricing/promo-code.ts';
import type { RateLimiter } from '../limits/rate-limit.ts';
import { Refusal } from '../refusal.ts';

/** So many codes that were found good are remembered. */
const mostProven = 10_000;

/**
 * Keeps codes from being guessed: every code that an address names counts against one limit, wherever it is named, until it
 * was good once. From then on it may be named as often as the page reloads its price, and reasons may be given why it is not good now.
 */
export class PromoGuesses {
  readonly #limit: RateLimiter;
  readonly #proven = new Set<string>();

  constructor(limit: RateLimiter) {
    this.#limit = limit;
  }

  /** A refusal when the address has tried too many codes, else null. */
  async refuse(address: string, code: string): Promise<Refusal | null> {
    if (this.isProven(address, code)) return null;
    const wait = await this.#limit('checkPromoCode', address, promoGuesses);
    return wait > 0 ? new Refusal(429, 'too-fast', { retryAfterSeconds: wait }) : null;
  }

  /** Whether the address has named this code when it was good, so that there is nothing left to guess. */
  isProven(address: string, code: string): boolean {
    return this.#proven.has(keyOf(address, code));
  }

  /** Remembers that a code is good. */
  prove(address: string, code: string): void {
    if (this.#proven.size >= mostProven) this.#proven.clear();
    this.#proven.add(keyOf(address, code));
  }
}

const keyOf = (address: string, code: string): string => `${address} ${normalCode(code)}`;
