import type { Accounts } from './account/accounts.ts';
import { createBelongings } from './account/belongings.ts';
import { createOfficeToday } from './account/office-today.ts';
import type { SendMail } from './account/send-mail.ts';
import type { Limiter } from './account/throttle.ts';
import type { Bookables } from './booking/bookables.ts';
import { createBookingCalls } from './booking/calls.ts';
import { PromoGuesses } from './booking/promo-guesses.ts';
import { type CatalogueCallMeans, createCatalogueCalls } from './catalogue/calls.ts';
import { createBrochures } from './consent/brochures.ts';
import { createConsent } from './consent/consent.ts';
import { createContentCalls } from './content/calls.ts';
import type { Database } from './database/database.ts';
import type { Door } from './door.ts';
import { createHoldCalls } from './hold/calls.ts';
import { createPreferences } from './http/preferences.ts';
import { createInsuranceCalls } from './insurance/calls.ts';
import type { Insurer } from './insurance/port.ts';
import type { Queue } from './jobs/queue.ts';
import type { Log } from './log.ts';
import { createMailbox } from './mail/mailbox.ts';
import type { Pictures } from './pictures/pictures.ts';
import { createReports } from './reports/reports.ts';
import type { Settings } from './settings.ts';
import { createShare } from './share/share.ts';
import type { Handlers } from './use-cases.ts';
import { createWishlist } from './wishlist/wishlist.ts';
import { listCountries } from './world/countries.ts';
import { createExperiments } from './world/experiments.ts';

/** What the use cases work with. */
export type Means = CatalogueCallMeans & {
  readonly settings: Settings;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly insurer: Insurer;
  readonly log: Log;
  readonly limit: Limiter;
  readonly bookables: Bookables;
  readonly sendMail: SendMail;
  readonly queue: Pick<Queue, 'add'>;
  readonly door: Door;
  readonly pictures: Pictures;
};

/** Every call of the list and the use case that answers it. */
export function createHandlers({ settings, database, accounts, insurer, log, ...means }: Means): Handlers {
  const catalogue = createCatalogueCalls(means);
  const { limit, sendMail, door, pictures } = means;
  const guesses = new PromoGuesses(means.pool, settings.secret, limit);
  const mailing = { database, settings, limit, sendMail, door };
  const { calls: consent, askQuietly } = createConsent(mailing);
  return {
    ...accounts.calls,
    ...createBelongings(database),
    ...createOfficeToday(database),
    ...catalogue,
    ...createBookingCalls({ ...means, database, guesses, secret: settings.secret }),
    ...createHoldCalls({ ...means, database, guesses, settings }),
    ...createContentCalls(database, means.door),
    ...createInsuranceCalls({ database, door: means.door, log, insurer }),
    ...createMailbox(database, settings),
    ...createReports(database),
    ...createPreferences(settings),
    ...createExperiments(database, settings.experiments),
    ...consent,
    ...createBrochures({ ...mailing, catalogue, askQuietly, pictures }),
    ...createShare({ ...mailing, loadCards: catalogue.loadCards }),
    ...createWishlist(database),
    listCountries,
  };
}
