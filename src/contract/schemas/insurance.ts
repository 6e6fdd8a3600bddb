import { z } from 'zod';
import { CURRENCIES } from '#domain/money/currency.ts';
import { lengthTypes, quoteLimits } from '../list/insurance.ts';
import { money } from './catalogue-card.ts';
import { id } from './content.ts';

/** A policy that an insurer offers, priced for all travellers together. */
export const policy = z.object({
  /** The `policy_type` with which a booking chooses it. */
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  covers: z.array(z.string()),
  price: money,
});

const year2100 = 4_102_444_800;

const place = z.object({
  insurance: z.boolean(),
  /** Why there is no insurance, in the language of the caller; empty when there is. */
  message: z.string(),
});

/** The request and response schemas of the insurance endpoints. */
export const insuranceSchemas = {
  quoteInsurance: {
    request: z.object({
      /** In whole units of the currency, such as 1249.50. */
      total_tickets_price: z.coerce.number().positive().max(quoteLimits.tripPrice),
      number_of_adults: z.coerce.number().int().min(1).max(quoteLimits.adults),
      /** The first day, in seconds since 1970. */
      start: z.coerce.number().int().min(0).max(year2100),
      start_city_id: id,
      length: z.coerce
        .number()
        .int()
        .min(1)
        .max(quoteLimits.lengthDays * 24),
      length_type: z.enum(lengthTypes),
      /** The currency of the page; the visitor's own when omitted. */
      currency: z.enum(CURRENCIES).optional(),
    }),
    answer: z.discriminatedUnion('success', [
      /** The insurer has nothing for this trip. */
      z.object({
        success: z.literal(false),
        message: z.string(),
        received_quotes: z.array(z.never()),
      }),
      z.object({
        success: z.literal(true),
        html: z.string().optional(),
        quote_id: z.string(),
        /** The price of the first policy in whole units of the currency. */
        total_price: z.number(),
        received_quotes: z.array(
          z.object({
            quote_id: z.string(),
            policy: z.object({ policy_name: z.string(), policy_type: z.string() }),
            price_formatted: z.string(),
            total_price: z.number(),
          }),
        ),
        insurer: z.string(),
        policies: z.array(policy),
        expiresAt: z.iso.datetime(),
      }),
    ]),
  },
  listInsuranceCountries: {
    request: z.object({}),
    answer: z.object({ countries: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })) }),
  },
  loadInsuranceStates: {
    request: z.object({ countryId: id }),
    answer: place.extend({
      data: z.object({
        states: z.array(z.object({ id: z.int(), name: z.string() })),
        isZipCodeRequired: z.boolean(),
        /** What the states are called. */
        regionLabel: z.enum(['State', 'Province']),
      }),
    }),
  },
  loadInsuranceState: {
    request: z.object({ countryId: id, stateId: id }),
    answer: place,
  },
};
