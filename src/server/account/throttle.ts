import { Refusal } from '../refusal.ts';

type Limit = { readonly max: number; readonly seconds: number };

/** Counts one more of something, and answers 0, or in how many seconds it may be tried again. */
export type Limiter = (what: string, who: string, limit: Limit) => Promise<number>;

/**
 * How often something may be tried for one account. All but the mails are counted per account and address together, so
 * that a stranger who tries cannot lock the owner out; each call has a limit per address besides.
 */
const limits = {
  'log-in': { max: 10, seconds: 900 },
  'sign-up': { max: 5, seconds: 3600 },
  reset: { max: 5, seconds: 3600 },
  // Whoever asks: nobody's mailbox is flooded, and the links that were sent before still work.
  'account-mail': { max: 10, seconds: 3600 },
} as const satisfies Record<string, Limit>;

/** Counts one more try, and says no when there have been too many. */
export async function tooMany(
  limit: Limiter,
  what: keyof typeof limits,
  email: string,
  address: string,
): Promise<Refusal | null> {
  const seconds = await limit(`account:${what}`, JSON.stringify([email, address]), limits[what]);
  return seconds > 0 ? new Refusal(429, 'too-fast', { retryAfterSeconds: seconds }) : null;
}
