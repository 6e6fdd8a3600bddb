import type { SendMail } from '../account/send-mail.ts';
import type { BookingMeans } from '../booking/means.ts';
import type { Queue } from '../jobs/queue.ts';
import type { RateLimiter } from '../limits/rate-limit.ts';
import type { Settings } from '../settings.ts';

/** What making and showing holds works with. */
export type HoldMeans = Pick<
  BookingMeans,
  'catalogue' | 'bookables' | 'pool' | 'database' | 'door' | 'seal' | 'guesses'
> & {
  readonly settings: Pick<Settings, 'origin' | 'secret'>;
  readonly limit: RateLimiter;
  readonly sendMail: SendMail;
  readonly queue: Pick<Queue, 'add'>;
};
