import type { Database } from '../platform/database/database.ts';
import type { RateLimiter } from '../platform/limits/rate-limit.ts';
import type { SendMail } from '../platform/mail/outgoing-mail.ts';
import type { Settings } from '../platform/settings.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';

/** What the use cases of conversations work with. */
export type ConversationDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'secret' | 'origin' | 'mailFrom' | 'dataFolder'>;
  readonly limit: RateLimiter;
  readonly sendMail: SendMail;
  readonly webRenderer: Pick<WebRenderer, 'words'>;
};
