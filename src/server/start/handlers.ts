import { createAccountData } from '../account/account-data.ts';
import type { Accounts } from '../account/accounts.ts';
import { createAgencyCalls } from '../agency/calls.ts';
import { createBookCalls } from '../booking/book/calls.ts';
import type { BookableVariants } from '../booking/bookable-variants.ts';
import { createBookingCalls } from '../booking/calls.ts';
import { createHoldCalls } from '../booking/hold/calls.ts';
import { createOffers } from '../booking/offer/offers.ts';
import { PromoGuesses } from '../booking/quote/promo-guesses.ts';
import { createShareLinkCalls } from '../booking/share-link/calls.ts';
import { type CatalogueCallDeps, createCatalogueCalls } from '../catalogue/calls.ts';
import { createBrochures } from '../consent/brochures.ts';
import { createConsent } from '../consent/consent.ts';
import { createContentCalls } from '../content/calls.ts';
import { createConversationCalls } from '../conversation/calls.ts';
import { loadAskForm } from '../enquiry/ask-form.ts';
import { createEnquiryCalls } from '../enquiry/calls.ts';
import { findEnquiryTour } from '../enquiry/enquiry-tour.ts';
import { createFirstAnswer } from '../enquiry/first-answer.ts';
import { createPreferences } from '../http/preferences.ts';
import { createInsuranceCalls } from '../insurance/calls.ts';
import type { Insurer } from '../insurance/port.ts';
import { createDepartureImports } from '../office/departure-import/imports.ts';
import { createOfficeDepartures } from '../office/departures/endpoints.ts';
import { createOfficeInvitations } from '../office/invitations.ts';
import { createOfficeLog } from '../office/list-office-log.ts';
import { createMailbox } from '../office/mailbox.ts';
import { createManifests } from '../office/manifest/endpoints.ts';
import { logChange } from '../office/office-log.ts';
import { createOfficePeople } from '../office/people.ts';
import { createOfficeToday } from '../office/today.ts';
import { createTourEditor } from '../office/tours/endpoints.ts';
import { createPhotographUpload, photographFolder } from '../office/tours/upload-photograph.ts';
import type { Providers } from '../payments/providers.ts';
import type { Database } from '../platform/database/database.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import type { RateLimiter } from '../platform/limits/rate-limit.ts';
import type { Log } from '../platform/log.ts';
import type { SendMail } from '../platform/mail/outgoing-mail.ts';
import type { Pictures } from '../platform/pictures/pictures.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Settings } from '../platform/settings.ts';
import type { Handlers } from '../platform/use-cases.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import { createReplays } from '../replay/replays.ts';
import { createReports } from '../reports/reports.ts';
import { createShare } from '../share/share.ts';
import { createWishlist } from '../wishlist/wishlist.ts';
import { listCountries } from '../world/countries.ts';
import { createExperiments } from '../world/experiments.ts';

/** The dependencies of the use cases. */
export type Deps = CatalogueCallDeps & {
  readonly settings: Settings;
  readonly database: Database;
  readonly accounts: Accounts;
  readonly insurer: Insurer;
  /** The configured payment providers. */
  readonly providers: Providers;
  readonly log: Log;
  readonly limit: RateLimiter;
  readonly bookableVariants: BookableVariants;
  readonly sendMail: SendMail;
  readonly queue: Pick<Queue, 'add'>;
  readonly webRenderer: WebRenderer;
  readonly pictures: Pictures;
};

/** Creates the handlers of all endpoints. */
export function createHandlers({ settings, database, accounts, insurer, log, providers, ...deps }: Deps): Handlers {
  const catalogue = createCatalogueCalls(deps);
  const { limit, sendMail, webRenderer, pictures } = deps;
  const guesses = new PromoGuesses(deps.pool, settings.secret, limit);
  const mailing = { database, settings, limit, sendMail, webRenderer };
  const { calls: consent, askQuietly } = createConsent(mailing);
  const booking = createBookingCalls({
    ...deps,
    database,
    guesses,
    secret: settings.secret,
    payments: providers.current,
    loadDateEnquiry: async (id, caller) => {
      const popup = await enquiry.loadAskQuestion({ id, type: 'default' }, { ...caller, dataOnly: true });
      if (popup instanceof Refusal || !('popup' in popup)) return null;
      const form = await loadAskForm(
        { loadTour: catalogue.loadTour, settings },
        findEnquiryTour(deps.catalogue, id),
        caller,
      );
      return { popup: { ...popup.popup, minimum: popup.data.min_pax }, form };
    },
  });
  const firstAnswer = createFirstAnswer({ loadTour: catalogue.loadTour, loadBookingData: booking.loadBookingData });
  const enquiry = createEnquiryCalls({
    ...mailing,
    catalogue: deps.catalogue,
    loadTour: catalogue.loadTour,
    firstAnswer,
    askConsent: askQuietly,
  });
  return {
    ...accounts.calls,
    ...createAccountData(database, providers),
    ...createOfficeToday(database, deps.pool, settings.backup),
    ...createAgencyCalls({ ...deps, database, settings, providers, log }),
    ...catalogue,
    ...booking,
    ...createHoldCalls({ ...deps, database, guesses, settings }),
    ...createBookCalls({ ...deps, database, guesses, settings, log, providers, insurer, logBooking: logChange }),
    ...createShareLinkCalls({ ...deps, database, settings, sendMail }),
    ...createContentCalls(database, deps.webRenderer),
    ...enquiry,
    ...createConversationCalls({
      ...mailing,
      firstAnswer,
      offers: createOffers({ ...deps, database, secret: settings.secret }),
    }),
    ...createInsuranceCalls({ database, webRenderer: deps.webRenderer, log, insurer }),
    listOfficeLog: createOfficeLog(database),
    ...createOfficeDepartures(database),
    ...createTourEditor(database, deps.catalogue),
    uploadPhotograph: createPhotographUpload(database, photographFolder(settings)),
    ...createDepartureImports({ ...deps, database }),
    ...createManifests({ database, settings, webRenderer }),
    ...createOfficePeople(database),
    ...createOfficeInvitations({ database, settings, sendMail, beginSession: accounts.beginSession }),
    ...createMailbox(database, settings),
    ...createReplays({ database, limit, enabled: settings.sessionReplay }),
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
