import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { cardPurpose, type PresentableCard } from '../../payments/card-purpose.ts';
import type { PaymentProvider } from '../../payments/port.ts';
import { readLogoPicture } from '../../platform/agency-logo.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { transaction } from '../../platform/database/database.ts';
import { pageAddress } from '../../platform/page-address.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { WebRenderer } from '../../platform/web-bundle.ts';
import { createCancelCalls } from '../cancel/calls.ts';
import { createDepartureCancellations } from '../cancel-departure/calls.ts';
import { createChangeCalls } from '../change/change-calls.ts';
import type { ChangeDeps } from '../change/record-change.ts';
import { createTravellerCalls } from '../change/traveller-calls.ts';
import { currencyFor } from '../deps.ts';
import { SpecialPrices } from '../offer/special-prices.ts';
import { QuoteSigner } from '../quote/quote-token.ts';
import { ownBookingCard } from '../schedule/booking-card.ts';
import { createPayBooking } from '../schedule/pay-booking.ts';
import { createWithdrawCard } from '../schedule/withdraw-card.ts';
import { type BookingRow, bookingViewer, PAYERS, readBooking } from './access.ts';
import { audit } from './audit.ts';
import { createBook } from './book.ts';
import { createBookingNotes } from './booking-notes.ts';
import { ownStoredCard } from './check-payment.ts';
import type { BookDeps } from './deps.ts';
import { createLocalCalls } from './local-calls.ts';
import { readVoucher } from './mails.ts';
import { createOfficeBookings } from './office-bookings.ts';
import { createPaymentTasks } from './payment-tasks.ts';
import { createRequestCalls } from './requests.ts';
import { createResendConfirmation } from './resend-confirmation.ts';
import { listBookings, viewBooking } from './view-booking.ts';

type Request = ParsedOf<'loadBooking'>;

/** The dependencies of the endpoints. */
export type BookCallDeps = Omit<ChangeDeps, 'signer' | 'specialPrices' | 'webRenderer'> & {
  readonly webRenderer: BookDeps['webRenderer'] & Pick<WebRenderer, 'document'>;
};

/** Issues a one-time payment token from a stored card, bound to its purpose. */
async function present(
  provider: PaymentProvider,
  card: PresentableCard | null,
): Promise<AnswerOf<'presentStoredCard'> | Refusal> {
  if (card?.provider !== provider.name) return new Refusal(404, 'not-found');
  const issued = await provider.issueInstrument(card.token, card.purpose);
  if (issued.outcome === 'unknown') return new Refusal(503, 'payment-unreachable', { retryAfterSeconds: 5 });
  if (issued.found === null) return new Refusal(410, 'payment-card-unknown');
  return { status: 'OK', ref: issued.found };
}

/** Creates the endpoints for booking and paying. */
export function createBookCalls(options: BookCallDeps) {
  const { database, providers, settings, catalogue, bookableVariants, webRenderer } = options;
  const { current: provider } = providers;
  const deps: ChangeDeps = {
    ...options,
    signer: new QuoteSigner(settings.secret),
    specialPrices: new SpecialPrices(options.pool, settings.secret),
  };
  const notAvailable = new Refusal(422, 'payment-not-available');

  /** Returns a booking and the caller's role; a booking without access is reported as not found. */
  async function found({ bookingId, code }: Request, caller: Caller) {
    const row = await readBooking(database, bookingId);
    const viewer = row && (await bookingViewer(database, row, caller, code));
    return row && viewer ? { row: row satisfies BookingRow, viewer } : new Refusal(404, 'not-found');
  }

  return {
    ...createRequestCalls(deps),
    ...createOfficeBookings(deps),
    ...createBookingNotes(database),
    ...createResendConfirmation(deps),
    ...createCancelCalls(deps),
    ...createTravellerCalls(deps),
    ...createChangeCalls(deps),
    ...createDepartureCancellations(deps),
    ...createLocalCalls(deps),
    book: createBook(deps),
    payBooking: createPayBooking(deps),
    withdrawBookingCard: createWithdrawCard(deps),
    ...createPaymentTasks(deps),

    async openPaymentSession(request: ParsedOf<'openPaymentSession'>, caller: Caller) {
      if (!provider) return notAvailable;
      const session = await provider.openClientSession({ currency: currencyFor(request.currency, caller) });
      if (session.outcome === 'unknown') return new Refusal(503, 'payment-unreachable', { retryAfterSeconds: 5 });
      const { provider: name, config, expiresAt } = session.found;
      return { status: 'OK' as const, provider: name, config, expiresAt: Math.floor(expiresAt / 1000) };
    },

    async presentStoredCard({ methodId, objectId, bookingId }: ParsedOf<'presentStoredCard'>, { account }: Caller) {
      if (!provider) return notAvailable;
      const { id } = account as Account;
      const card = await ownStoredCard(database, id, methodId, catalogue.now());
      const subject =
        bookingId === null ? ({ kind: 'selection', objectId } as const) : ({ kind: 'booking', bookingId } as const);
      return present(provider, card && { ...card, purpose: cardPurpose('account', id, subject) });
    },

    async presentBookingCard(request: Request, caller: Caller) {
      if (!provider) return notAvailable;
      const seen = await found(request, caller);
      if (seen instanceof Refusal) return seen;
      if (!PAYERS.includes(seen.viewer)) return new Refusal(404, 'not-found');
      return present(provider, await ownBookingCard(database, seen.row.id, caller, catalogue.now()));
    },

    /** Returns the buyer details that a bank asks for; only what the page itself could provide. */
    async getAdditionalInformation(request: ParsedOf<'getAdditionalInformation'>, { account }: Caller) {
      const bookable = await bookableVariants.get(request.objectId);
      if (!bookable) return new Refusal(404, 'not-found');
      const { tour } = bookable.facts;
      return {
        status: 'OK' as const,
        additionalInformation: {
          productCode: 'TRA',
          deliveryTimeframe: '01',
          deliveryEmail: request.email ?? '',
          customer: `${request.firstName ?? ''} ${request.lastName ?? ''}`.trim(),
          orderDescription: tour.name.en,
          travelDate: request.date,
          accountId: account ? 'registered' : 'guest',
        },
      };
    },

    listBookings: (_: ParsedOf<'listBookings'>, caller: Caller) => listBookings(database, caller),

    async loadBooking(request: Request, caller: Caller): Promise<AnswerOf<'loadBooking'> | Refusal> {
      const booking = await found(request, caller);
      if (booking instanceof Refusal) return booking;
      const { row, viewer } = booking;
      return { status: 'OK', booking: await viewBooking(row, viewer, request.code, caller, deps) };
    },

    async loadVoucher(request: Request, caller: Caller): Promise<AnswerOf<'loadVoucher'> | Refusal> {
      const booking = await found(request, caller);
      if (booking instanceof Refusal) return booking;
      const { id, reference, state } = booking.row;
      if (state !== 'confirmed' && state !== 'completed') return new Refusal(409, 'booking-not-confirmed');
      const { language } = caller;
      const url = pageAddress(settings.origin, language, `/bookings/${id}`);
      const facts = await transaction(database, (trx) => readVoucher(trx, id, language, url));
      const bytes = await webRenderer.document(language, 'voucher', {
        ...facts,
        logo: await readLogoPicture(database, facts.agency?.logo),
      });
      return { name: `waymark-${reference}.pdf`, text: Buffer.from(bytes).toString('base64') };
    },

    auditMoney: () => audit(database, providers),
  };
}
