import type { CallEntry } from '../call.ts';

/** How a length may be counted on the wire. */
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

/** The days that a length on the wire covers, first and last included. */
export function lengthInDays(length: number, type: LengthType): number {
  if (type.startsWith('n')) return length + 1;
  if (type.startsWith('w')) return length * 7;
  return type.startsWith('h') ? Math.ceil(length / 24) : length;
}

/** How many people one quote insures at most, and the dearest trip in whole units of a currency. */
export const quoteLimits = { adults: 30, tripPrice: 1_000_000, lengthDays: 365, yearsAhead: 3 } as const;

const call = { effect: 'read', access: 'anyone', largestBody: 4096 } as const;

/**
 * Travel insurance. Countries and states are known by numbers that never change; GET /api/insurance/countries has the list.
 * A quote is kept for a while, but changes nothing that the visitor has, so it asks for no security token.
 */
export const insuranceCalls = {
  quoteInsurance: {
    ...call,
    method: 'POST',
    path: '/api/insurance/quote',
    summary:
      'What insurance for a trip would cost. A booking takes the premium only for this very trip: people, price, currency, city, day and length.',
    failure: 'Insurance Quote',
    limit: { max: 120, seconds: 60 },
  },
  listInsuranceCountries: {
    ...call,
    method: 'GET',
    path: '/api/insurance/countries',
    summary: 'Every country by the number that the other calls about insurance know it by.',
    failure: 'Insurance Countries',
  },
  loadInsuranceStates: {
    ...call,
    method: 'POST',
    path: '/api/insurance/country/{countryId}/states',
    summary: 'Whether people who live in a country can be insured, its states, and whether a zip code is needed.',
    failure: 'Insurance Country',
  },
  loadInsuranceState: {
    ...call,
    method: 'POST',
    path: '/api/insurance/country/{countryId}/states/{stateId}',
    summary: 'Whether people who live in a state can be insured.',
    failure: 'Insurance State',
  },
} as const satisfies Record<string, CallEntry>;
