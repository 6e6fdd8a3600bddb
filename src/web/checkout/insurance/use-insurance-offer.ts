import { useRef } from 'react';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import { partySize } from '#domain/party/passengers.ts';
import { type CallState, useCall } from '../../browser/use-call.ts';
import { type CheckoutValue, useCheckout } from '../state/checkout-context.tsx';

/** A quote is valid for two hours; within one hour it is served from the cache. */
const cacheFor = 3_600_000;

/** An insurer's quote for a trip. */
export type InsuranceOffer = Extract<AnswerOf<'quoteInsurance'>, { success: true }>;

/** Returns the trip for the insurer's quote; null while it has no date or no price. */
export function insuredTripOf({ checkout, price }: CheckoutValue): RequestOf<'quoteInsurance'> | null {
  const { selection, context } = checkout;
  const quote = price.state === 'fresh' ? price.answer?.data.quote : null;
  if (!selection.day || !quote) return null;
  return {
    total_tickets_price: quote.tourPrice / 100,
    number_of_adults: partySize(selection.party),
    // Noon UTC is the same calendar day in all relevant time zones.
    start: Date.parse(`${selection.day}T12:00:00Z`) / 1000,
    start_city_id: context.facts.tour.startCityId,
    length: context.facts.tour.lengthDays,
    length_type: 'days',
    currency: quote.currency,
  };
}

/** Requests a quote for the current trip, shared by all parts of the page; null while there is nothing to request. */
export function useInsuranceOffer(): CallState<AnswerOf<'quoteInsurance'>> | null {
  const now = insuredTripOf(useCheckout());
  // The last quote stays visible while a price loads.
  const last = useRef(now);
  if (now) last.current = now;
  const trip = last.current;
  const request = useCall('quoteInsurance', trip ?? nothing, { enabled: trip !== null, keepPrevious: true, cacheFor });
  return trip && request;
}

const nothing: RequestOf<'quoteInsurance'> = {
  total_tickets_price: 0,
  number_of_adults: 0,
  start: 0,
  start_city_id: 0,
  length: 0,
  length_type: 'days',
};
