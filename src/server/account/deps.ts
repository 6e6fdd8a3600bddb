import type { Database } from '../platform/database/database.ts';
import type { RateLimiter } from '../platform/limits/rate-limit.ts';
import type { SendMail } from '../platform/mail/outgoing-mail.ts';
import type { Settings } from '../platform/settings.ts';
import type { KnownDevices } from './known-devices.ts';
import type { Sessions } from './sessions.ts';

/** The dependencies of the account use cases. */
export type AccountDeps = {
  readonly database: Database;
  readonly settings: Settings;
  readonly limit: RateLimiter;
  readonly sendMail: SendMail;
  readonly sessions: Sessions;
  readonly devices: KnownDevices;
};
