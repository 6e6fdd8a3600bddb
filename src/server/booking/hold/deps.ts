import type { Queue } from '../../platform/jobs/queue.ts';
import type { RateLimiter } from '../../platform/limits/rate-limit.ts';
import type { SendMail } from '../../platform/mail/outgoing-mail.ts';
import type { Settings } from '../../platform/settings.ts';
import type { BookingDeps } from '../deps.ts';

/** The dependencies of making and viewing holds. */
export type HoldDeps = Pick<
  BookingDeps,
  'catalogue' | 'bookableVariants' | 'pool' | 'database' | 'webRenderer' | 'signer' | 'guesses' | 'specialPrices'
> & {
  readonly settings: Pick<Settings, 'origin' | 'secret'>;
  readonly limit: RateLimiter;
  readonly sendMail: SendMail;
  readonly queue: Pick<Queue, 'add'>;
};
