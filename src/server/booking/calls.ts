import type { BookingDeps } from './deps.ts';
import { SpecialPrices } from './offer/special-prices.ts';
import { createBookingPage } from './page/booking-page.ts';
import { createDateCalls } from './page/date-calls.ts';
import { createTravellerForm } from './page/traveller-form.ts';
import { createCancellations } from './quote/cancellations.ts';
import { createCheckPromoCode } from './quote/check-promo-code.ts';
import { createLoadData } from './quote/load-data.ts';
import { createPaymentOptions } from './quote/payment-options.ts';
import { createPromotions } from './quote/promotions.ts';
import { QuoteSigner } from './quote/quote-token.ts';

/** The dependencies of the endpoints. */
export type BookingCallDeps = Omit<BookingDeps, 'signer' | 'specialPrices'> & { readonly secret: string };

/** Creates the endpoints of the booking page that select and price. */
export function createBookingCalls({ secret, ...rest }: BookingCallDeps) {
  const deps: BookingDeps = {
    ...rest,
    signer: new QuoteSigner(secret),
    specialPrices: new SpecialPrices(rest.pool, secret),
  };
  return {
    ...createDateCalls(deps),
    loadBookingPage: createBookingPage(deps),
    loadBookingData: createLoadData(deps),
    loadTravellerForm: createTravellerForm(deps),
    checkPromoCode: createCheckPromoCode(deps),
    loadPromotion: createPromotions(deps),
    listPaymentOptions: createPaymentOptions(deps),
    loadCancellations: createCancellations(deps),
  };
}
