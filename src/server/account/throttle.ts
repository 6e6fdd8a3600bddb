import type { Limit, RateLimiter } from '../platform/limits/rate-limit.ts';
import { Refusal } from '../platform/refusal.ts';

/**
 * How often something may be tried for one account. Most are counted per account and network together, so that a stranger who
 * tries cannot lock the owner out; each call has a limit per network besides. docs/security.md argues them.
 */
const limits = {
  'log-in': { max: 10, seconds: 900 },
  // From networks and browsers together that have never logged into the account.
  'stranger-log-in': { max: 50, seconds: 3600 },
  // From one browser that has.
  'known-log-in': { max: 10, seconds: 900 },
  'sign-up': { max: 3, seconds: 3600 },
  reset: { max: 3, seconds: 3600 },
  // Whoever asks: nobody's mailbox is flooded. When it says no, a mail with a link that works went out within six minutes.
  'reset-mail': { max: 10, seconds: 3600 },
  'sign-up-mail': { max: 10, seconds: 3600 },
  // From one browser that has logged into the account: strangers cannot use this up.
  'known-reset': { max: 3, seconds: 3600 },
} as const satisfies Record<string, Limit>;

/** Counts one more try, and says no when there have been too many. */
export async function tooMany(
  limit: RateLimiter,
  what: keyof typeof limits,
  email: string,
  who = '',
): Promise<Refusal | null> {
  const seconds = await limit(`account:${what}`, JSON.stringify([email, who]), limits[what]);
  return seconds > 0 ? new Refusal(429, 'too-fast', { retryAfterSeconds: seconds }) : null;
}
