import type { BookingMeans } from './deps.ts';
import { createBookingPage } from './page/booking-page.ts';
import { createDateCalls } from './page/date-calls.ts';
import { createTravellerForm } from './page/traveller-form.ts';
import { createCancellations } from './quote/cancellations.ts';
import { createCheckPromoCode } from './quote/check-promo-code.ts';
import { createLoadData } from './quote/load-data.ts';
import { noPayments } from './quote/payment-capabilities.ts';
import { createPaymentOptions } from './quote/payment-options.ts';
import { createPromotions } from './quote/promotions.ts';
import { QuoteSeal } from './quote/quote-token.ts';

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
