import { useRef } from 'react';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { partySize } from '#domain/party/passengers.ts';
import { type Asked, useCall } from '../../browser/use-call.ts';
import { type CheckoutValue, useCheckout } from '../state/checkout-context.tsx';

/** An offer stands for two hours; what is asked for again within one is the same. */
const cacheFor = 3_600_000;

/** What an insurer offers for a trip. */
export type InsuranceOffer = Extract<AnswerOf<'quoteInsurance'>, { success: true }>;

/** The trip as the insurer is asked about it; null while it has no date or no price. */
export function insuredTripOf({ checkout, price }: CheckoutValue): RequestOf<'quoteInsurance'> | null {
  const { selection, context } = checkout;
  const quote = price.state === 'fresh' ? price.answer?.data.quote : null;
  if (!selection.day || !quote) return null;
  return {
    total_tickets_price: quote.tourPrice / 100,
    number_of_adults: partySize(selection.party),
    // Noon is the same day everywhere that counts.
    start: Date.parse(`${selection.day}T12:00:00Z`) / 1000,
    start_city_id: context.facts.tour.startCityId,
    length: context.facts.tour.lengthDays,
    length_type: 'days',
    currency: quote.currency,
  };
}

/** Asks the insurer about the trip as it is now, once for all parts of the page; null while there is nothing to ask about. */
export function useInsuranceOffer(): Asked<AnswerOf<'quoteInsurance'>> | null {
  const now = insuredTripOf(useCheckout());
  // While a price is on its way the offer for the last one stays in view.
  const last = useRef(now);
  if (now) last.current = now;
  const trip = last.current;
  const asked = useCall('quoteInsurance', trip ?? nothing, { enabled: trip !== null, keepPrevious: true, cacheFor });
  return trip && asked;
}

const nothing: RequestOf<'quoteInsurance'> = {
  total_tickets_price: 0,
  number_of_adults: 0,
  start: 0,
  start_city_id: 0,
  length: 0,
  length_type: 'days',
};
