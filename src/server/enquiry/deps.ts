import type { ConsentForm } from '#contract/list/consent.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database/database.ts';
import type { RateLimiter } from '../platform/limits/rate-limit.ts';
import type { SendMail } from '../platform/mail/outgoing-mail.ts';
import type { Settings } from '../platform/settings.ts';
import type { Handlers } from '../platform/use-cases.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import type { createFirstAnswer } from './first-answer.ts';

/** Returns the catalogue's automatic answer. */
export type FirstAnswerer = ReturnType<typeof createFirstAnswer>;

/** The dependencies of the enquiry use cases. */
export type EnquiryDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'secret' | 'origin' | 'mailFrom'>;
  readonly limit: RateLimiter;
  readonly sendMail: SendMail;
  readonly webRenderer: Pick<WebRenderer, 'fragment' | 'words'>;
  readonly catalogue: Catalogue;
  readonly loadTour: Handlers['loadTour'];
  readonly firstAnswer: FirstAnswerer;
  /** Requests consent to the newsletter with a separate mail. */
  readonly askConsent: (email: string, form: ConsentForm, caller: Caller) => Promise<void>;
};
