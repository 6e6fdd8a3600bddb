import type { Caller } from '../caller.ts';
import type { RateLimiter } from './rate-limit.ts';

const inAnHour = (max: number) => ({ max, seconds: 3600 });

/**
 * Hourly limits for emails that anonymous visitors can trigger. The limit per network and recipient is lower than the
 * one per recipient, so that a single sender cannot block a recipient; signed-in users who write to themselves have
 * their own limit.
 */
const limits = {
  'to-oneself': inAnHour(5),
  'from-network-to-recipient': inAnHour(3),
  'from-network': inAnHour(5),
  'from-visitor': inAnHour(5),
  'to-recipient': inAnHour(10),
};

/**
 * Counts an email against the limits of its sender and recipient; returns 0, or the seconds until it may be retried.
 */
export async function mailWait(limit: RateLimiter, kind: string, caller: Caller, to: string): Promise<number> {
  const count = (what: keyof typeof limits, ...who: string[]) =>
    limit(`${kind}:${what}`, JSON.stringify(who), limits[what]);
  if (caller.account?.email === to) return count('to-oneself', caller.account.id);
  // Limits of the sender are checked first, so that an email rejected there does not count for the recipient.
  return (
    (await count('from-network-to-recipient', caller.network, to)) ||
    (await count('from-network', caller.network)) ||
    (await count('from-visitor', caller.visitorId())) ||
    (await count('to-recipient', to))
  );
}
