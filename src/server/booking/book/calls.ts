import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { PaymentProvider } from '../../payments/port.ts';
import { readLogoPicture } from '../../platform/agency-logo.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { transaction } from '../../platform/database/database.ts';
import { pageAddress } from '../../platform/page-address.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { WebRenderer } from '../../platform/web-bundle.ts';
import { currencyFor } from '../deps.ts';
import { SpecialPrices } from '../offer/special-prices.ts';
import { QuoteSigner } from '../quote/quote-token.ts';
import { workingCard } from '../schedule/booking-card.ts';
import { listMissedPayments } from '../schedule/missed-payments.ts';
import { createPayBooking } from '../schedule/pay-booking.ts';
import { type BookingRow, bookingViewer, PAYERS, readBooking } from './access.ts';
import { audit } from './audit.ts';
import { createBook } from './book.ts';
import { ownStoredCard } from './check-payment.ts';
import type { BookDeps } from './deps.ts';
import { createLocalCalls } from './local-calls.ts';
import { readVoucher } from './mails.ts';
import { createRequestCalls } from './requests.ts';
import { listBookings, viewBooking } from './view-booking.ts';

type Request = ParsedOf<'loadBooking'>;

/** What the calls are made from. */
export type BookCallDeps = Omit<BookDeps, 'signer' | 'specialPrices' | 'webRenderer'> & {
  readonly webRenderer: BookDeps['webRenderer'] & Pick<WebRenderer, 'document'>;
};

/** Makes of a kept card something that can pay once. */
async function present(
  provider: PaymentProvider,
  card: { readonly provider: string; readonly token: string } | null,
): Promise<AnswerOf<'presentStoredCard'> | Refusal> {
  if (card?.provider !== provider.name) return new Refusal(404, 'not-found');
  const issued = await provider.issueInstrument(card.token);
  if (issued.outcome === 'unknown') return new Refusal(503, 'payment-unreachable', { retryAfterSeconds: 5 });
  if (issued.found === null) return new Refusal(410, 'payment-card-unknown');
  return { status: 'OK', ref: issued.found };
}

/** The use cases about booking and paying. */
export function createBookCalls(given: BookCallDeps) {
  const { database, provider, settings, catalogue, bookableVariants, webRenderer } = given;
  const deps: BookDeps = {
    ...given,
    signer: new QuoteSigner(settings.secret),
    specialPrices: new SpecialPrices(given.pool, settings.secret),
  };
  const notAvailable = new Refusal(422, 'payment-not-available');

  /** A booking and as whom the caller sees it; what somebody may not see does not exist for them. */
  async function found({ bookingId, code }: Request, caller: Caller) {
    const row = await readBooking(database, bookingId);
    const viewer = row && (await bookingViewer(database, row, caller, code));
    return row && viewer ? { row: row satisfies BookingRow, viewer } : new Refusal(404, 'not-found');
  }

  return {
    ...createRequestCalls(deps),
    ...createLocalCalls(deps),
    book: createBook(deps),
    payBooking: createPayBooking(deps),
    listMissedPayments: (_: ParsedOf<'listMissedPayments'>, { language }: Caller) =>
      listMissedPayments(database, language),

    async openPaymentSession(request: ParsedOf<'openPaymentSession'>, caller: Caller) {
      if (!provider) return notAvailable;
      const session = await provider.openClientSession({ currency: currencyFor(request.currency, caller) });
      if (session.outcome === 'unknown') return new Refusal(503, 'payment-unreachable', { retryAfterSeconds: 5 });
      const { provider: name, config, expiresAt } = session.found;
      return { status: 'OK' as const, provider: name, config, expiresAt: Math.floor(expiresAt / 1000) };
    },

    async presentStoredCard({ methodId }: ParsedOf<'presentStoredCard'>, { account }: Caller) {
      if (!provider) return notAvailable;
      return present(provider, await ownStoredCard(database, (account as Account).id, methodId, catalogue.now()));
    },

    async presentBookingCard(request: Request, caller: Caller) {
      if (!provider) return notAvailable;
      const seen = await found(request, caller);
      if (seen instanceof Refusal) return seen;
      if (!PAYERS.includes(seen.viewer)) return new Refusal(404, 'not-found');
      return present(provider, await workingCard(database, seen.row.id, catalogue.now()));
    },

    /** What a bank asks about a buyer, as far as the shop knows it; nothing that the page could not say itself. */
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

    auditMoney: () => audit(database, provider),
  };
}
