import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { Auth } from './auth.ts';
import type { KnownDevices } from './known-devices.ts';
import type { SendMail } from './send-mail.ts';
import type { Sessions } from './sessions.ts';
import type { Limiter } from './throttle.ts';

/** What the use cases of accounts work with. */
export type AccountMeans = {
  readonly database: Database;
  readonly settings: Settings;
  readonly limit: Limiter;
  readonly sendMail: SendMail;
  readonly auth: Auth;
  readonly sessions: Sessions;
  readonly devices: KnownDevices;
};
