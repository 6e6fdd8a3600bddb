import type { KeyObject } from 'node:crypto';
import type pg from 'pg';
import { promoGuesses } from '#contract/list/book-now.ts';
import { normalCode } from '#domain/pricing/promo-code.ts';
import type { RateLimiter } from '../../platform/limits/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { deriveKey, sign } from '../../platform/secrets.ts';

/** How long a valid code is remembered. */
const proofMs = 24 * 3_600_000;
/** The maximum number of proofs that this process caches, to save queries. */
const maxProofs = 10_000;
/** How many expired proofs are deleted with each insert. */
const clearedAtOnce = 50;

/**
 * Prevents guessing of codes: each code that an address tries counts against one limit on all endpoints, until it was
 * valid once. After that it may be used in any number of price reloads, and the reason why it is currently invalid may
 * be revealed. Limit and proofs are stored in the database, shared by all processes.
 */
export class PromoGuesses {
  readonly #pool: pg.Pool;
  readonly #key: KeyObject;
  readonly #limit: RateLimiter;
  /** The expiry of each proof that this process has cached. */
  readonly #seen = new Map<string, number>();

  constructor(pool: pg.Pool, secret: string, limit: RateLimiter) {
    this.#pool = pool;
    this.#key = deriveKey(secret, 'promo proof');
    this.#limit = limit;
  }

  /** Returns a refusal when the address has tried too many codes, else null. */
  async refuse(address: string, code: string): Promise<Refusal | null> {
    if (await this.isProven(address, code)) return null;
    const wait = await this.#limit('checkPromoCode', address, promoGuesses);
    return wait > 0 ? new Refusal(429, 'too-fast', { retryAfterSeconds: wait }) : null;
  }

  /** Returns whether the address has used this code while it was valid, so that it cannot be a guess. */
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

  /** Records that a code was valid for an address. */
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
    if (this.#seen.size >= maxProofs) this.#seen.clear();
    this.#seen.set(key, until);
  }

  #keyOf(address: string, code: string): string {
    return sign(this.#key, `${address} ${normalCode(code)}`);
  }
}
