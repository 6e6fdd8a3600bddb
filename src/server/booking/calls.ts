import { createBookingPage } from './booking-page.ts';
import { createCancellations } from './cancellations.ts';
import { createCheckPromoCode } from './check-promo-code.ts';
import { createDateCalls } from './date-calls.ts';
import { createLoadData } from './load-data.ts';
import type { BookingMeans } from './means.ts';
import { noPayments } from './payment-capabilities.ts';
import { createPaymentOptions } from './payment-options.ts';
import { createPromotions } from './promotions.ts';
import { QuoteSeal } from './quote-token.ts';
import { createTravellerForm } from './traveller-form.ts';

/** What the calls are made from; a payment provider is added when one is set up. */
export type BookingCallMeans = Omit<BookingMeans, 'seal' | 'payments'> & {
  readonly secret: string;
  readonly payments?: BookingMeans['payments'];
};

/** The calls of the booking page that choose and price. */
export function createBookingCalls({ secret, ...rest }: BookingCallMeans) {
  const means: BookingMeans = {
    payments: noPayments,
    ...rest,
    seal: new QuoteSeal(secret),
  };
  return {
    ...createDateCalls(means),
    loadBookingPage: createBookingPage(means),
    loadBookingData: createLoadData(means),
    loadTravellerForm: createTravellerForm(means),
    checkPromoCode: createCheckPromoCode(means),
    loadPromotion: createPromotions(means),
    listPaymentOptions: createPaymentOptions(means),
    loadCancellations: createCancellations(means),
  };
}
