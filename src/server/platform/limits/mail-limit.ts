import type { Caller } from '../caller.ts';
import type { RateLimiter } from './rate-limit.ts';

const inAnHour = (max: number) => ({ max, seconds: 3600 });

/**
 * How often a mail that anybody can have sent goes out in an hour. One network reaches its own limit for a recipient long before
 * the recipient's, so one stranger cannot use that up; somebody who is logged in and writes to themselves has a limit of their own.
 */
const limits = {
  'to-oneself': inAnHour(5),
  'from-network-to-recipient': inAnHour(3),
  'from-network': inAnHour(5),
  'from-visitor': inAnHour(5),
  'to-recipient': inAnHour(10),
};

/** Counts one more mail of a kind for everyone it concerns, and answers 0, or in how many seconds it may be tried again. */
export async function mailWait(limit: RateLimiter, kind: string, caller: Caller, to: string): Promise<number> {
  const count = (what: keyof typeof limits, ...who: string[]) =>
    limit(`${kind}:${what}`, JSON.stringify(who), limits[what]);
  if (caller.account?.email === to) return count('to-oneself', caller.account.id);
  // What belongs to the sender comes first: a mail that is refused there is not counted for the recipient.
  return (
    (await count('from-network-to-recipient', caller.network, to)) ||
    (await count('from-network', caller.network)) ||
    (await count('from-visitor', caller.visitorId())) ||
    (await count('to-recipient', to))
  );
}
