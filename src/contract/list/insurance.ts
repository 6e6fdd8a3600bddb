import type { CallEntry } from '../call.ts';

/** The units of a trip's length on the wire. */
export const lengthTypes = [
  'd',
  'day',
  'days',
  'n',
  'night',
  'nights',
  'w',
  'week',
  'weeks',
  'h',
  'hour',
  'hours',
] as const;
export type LengthType = (typeof lengthTypes)[number];

/** Returns the days that a length on the wire covers, first and last included. */
export function lengthInDays(length: number, type: LengthType): number {
  if (type.startsWith('n')) return length + 1;
  if (type.startsWith('w')) return length * 7;
  return type.startsWith('h') ? Math.ceil(length / 24) : length;
}

/** How many people one quote can insure, and the maximum price of a trip in whole units of a currency. */
export const quoteLimits = { adults: 30, tripPrice: 1_000_000, lengthDays: 365, yearsAhead: 3 } as const;

const call = { effect: 'read', access: 'anyone', maxBodyBytes: 4096 } as const;

/**
 * Travel insurance. Countries and states have permanent numbers; GET /api/insurance/countries has the list. A quote is
 * stored for a while but changes nothing of the visitor's, so it needs no security token.
 */
export const insuranceCalls = {
  quoteInsurance: {
    ...call,
    method: 'POST',
    path: '/api/insurance/quote',
    summary:
      'Returns a quote for travel insurance. A booking accepts the premium only for the same trip: people, price, currency, city, day and length.',
    failure: 'Insurance Quote',
    limit: { max: 120, seconds: 60 },
  },
  listInsuranceCountries: {
    ...call,
    method: 'GET',
    path: '/api/insurance/countries',
    summary: 'Returns every country by the number that the insurance endpoints use.',
    failure: 'Insurance Countries',
  },
  loadInsuranceStates: {
    ...call,
    method: 'POST',
    path: '/api/insurance/country/{countryId}/states',
    summary: 'Returns whether residents of a country can be insured, its states, and whether a zip code is required.',
    failure: 'Insurance Country',
  },
  loadInsuranceState: {
    ...call,
    method: 'POST',
    path: '/api/insurance/country/{countryId}/states/{stateId}',
    summary: 'Returns whether residents of a state can be insured.',
    failure: 'Insurance State',
  },
} as const satisfies Record<string, CallEntry>;
