import type { Limit, RateLimiter } from '../platform/limits/rate-limit.ts';
import { Refusal } from '../platform/refusal.ts';

/**
 * Limits for attempts per account. Most apply per account and network, so that a stranger cannot lock out the owner;
 * endpoints have limits per network in addition. See docs/security.md.
 */
const limits = {
  'log-in': { max: 10, seconds: 900 },
  // For all browsers and networks that have never signed in to the account.
  'stranger-log-in': { max: 50, seconds: 3600 },
  // For a browser that has signed in to the account.
  'known-log-in': { max: 10, seconds: 900 },
  'sign-up': { max: 3, seconds: 3600 },
  reset: { max: 3, seconds: 3600 },
  // For all senders together, so that the mailbox is not flooded. When it is reached, the last valid link was sent less
  // than six minutes ago.
  'reset-mail': { max: 10, seconds: 3600 },
  'sign-up-mail': { max: 10, seconds: 3600 },
  // For a browser that has signed in to the account, so that strangers cannot exhaust it.
  'known-reset': { max: 3, seconds: 3600 },
} as const satisfies Record<string, Limit>;

/** Counts an attempt and returns a refusal if there were too many. */
export async function tooMany(
  limit: RateLimiter,
  what: keyof typeof limits,
  email: string,
  who = '',
): Promise<Refusal | null> {
  const seconds = await limit(`account:${what}`, JSON.stringify([email, who]), limits[what]);
  return seconds > 0 ? new Refusal(429, 'too-fast', { retryAfterSeconds: seconds }) : null;
}
