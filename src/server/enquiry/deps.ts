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

/** Says at once what the catalogue knows. */
export type FirstAnswerer = ReturnType<typeof createFirstAnswer>;

/** What questions work with. */
export type EnquiryDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'secret' | 'origin' | 'mailFrom'>;
  readonly limit: RateLimiter;
  readonly sendMail: SendMail;
  readonly webRenderer: Pick<WebRenderer, 'fragment' | 'words'>;
  readonly catalogue: Catalogue;
  readonly loadTour: Handlers['loadTour'];
  readonly firstAnswer: FirstAnswerer;
  /** Asks for consent to letters by a mail of its own. */
  readonly askConsent: (email: string, form: ConsentForm, caller: Caller) => Promise<void>;
};
