import type { KeyObject } from 'node:crypto';
import type pg from 'pg';
import { promoGuesses } from '#contract/list/book-now.ts';
import { normalCode } from '#domain/pricing/promo-code.ts';
import type { RateLimiter } from '../../platform/limits/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { deriveKey, sign } from '../../platform/secrets.ts';

/** How long it is remembered that a code was good. */
const proofMs = 24 * 3_600_000;
/** So many proofs are remembered in this process, to spare the database. */
const mostProofs = 10_000;
/** How many old proofs are cleared away with each new one. */
const clearedAtOnce = 50;

/**
 * Keeps codes from being guessed: every code that an address names counts against one limit, wherever it is named, until it
 * was good once. From then on it may be named as often as the page reloads its price, and reasons may be given why it is not
 * good now. Limit and proofs are in the database, so that every process answers alike.
 */
export class PromoGuesses {
  readonly #pool: pg.Pool;
  readonly #key: KeyObject;
  readonly #limit: RateLimiter;
  /** Until when each proof counts that this process has seen. */
  readonly #seen = new Map<string, number>();

  constructor(pool: pg.Pool, secret: string, limit: RateLimiter) {
    this.#pool = pool;
    this.#key = deriveKey(secret, 'promo proof');
    this.#limit = limit;
  }

  /** A refusal when the address has tried too many codes, else null. */
  async refuse(address: string, code: string): Promise<Refusal | null> {
    if (await this.isProven(address, code)) return null;
    const wait = await this.#limit('checkPromoCode', address, promoGuesses);
    return wait > 0 ? new Refusal(429, 'too-fast', { retryAfterSeconds: wait }) : null;
  }

  /** Whether the address has named this code when it was good, so that there is nothing left to guess. */
  async isProven(address: string, code: string): Promise<boolean> {
    const key = this.#keyOf(address, code);
    if ((this.#seen.get(key) ?? 0) > Date.now()) return true;
    const { rows } = await this.#pool.query<{ until: Date }>({
      name: 'promo-proof-read',
      text: 'select until from promo_proof where key = $1 and until > now()',
      values: [key],
    });
    if (!rows[0]) return false;
    this.#remember(key, rows[0].until.getTime());
    return true;
  }

  /** Remembers that a code is good. */
  async prove(address: string, code: string): Promise<void> {
    const key = this.#keyOf(address, code);
    if ((this.#seen.get(key) ?? 0) > Date.now()) return;
    await this.#pool.query({
      name: 'promo-proof-write',
      text: `with cleared as (
               delete from promo_proof where key in (
                 select key from promo_proof where until < now() and key <> $1 limit $3 for update skip locked))
             insert into promo_proof (key, until) values ($1, now() + $2 * interval '1 millisecond')
             on conflict (key) do update set until = excluded.until`,
      values: [key, proofMs, clearedAtOnce],
    });
    this.#remember(key, Date.now() + proofMs);
  }

  #remember(key: string, until: number): void {
    if (this.#seen.size >= mostProofs) this.#seen.clear();
    this.#seen.set(key, until);
  }

  #keyOf(address: string, code: string): string {
    return sign(this.#key, `${address} ${normalCode(code)}`);
  }
}
