import { z } from 'zod';
import { CURRENCIES } from '#domain/money/currency.ts';
import { day, id, integerBetween, uuid } from '../values/values.ts';

const booking = z.object({
  id: uuid,
  reference: z.string(),
  lead: z.string(),
  travellers: z.int(),
  currency: z.enum(CURRENCIES),
  paid: z.int(),
  /** What comes back, or has come back. */
  money: z.int(),
  /** `open` before the departure is cancelled; `failed` with the reason. */
  state: z.enum(['open', 'waiting', 'done', 'failed']),
  problem: z.string().nullable(),
});

const departureCancellation = z.object({
  status: z.literal('OK'),
  departureId: z.int(),
  variantId: z.int(),
  tour: z.string(),
  variant: z.string(),
  from: day,
  until: day,
  /** When it was cancelled, in seconds since 1970, and why; null before. */
  cancelled: z.object({ at: z.int(), words: z.string() }).nullable(),
  bookings: z.array(booking),
  /** What comes back in all, by currency. */
  totals: z.array(z.object({ currency: z.enum(CURRENCIES), money: z.int() })),
  holds: z.int(),
});
export type DepartureCancellation = z.output<typeof departureCancellation>;

/** The request and response schemas of the endpoints that cancel departures. */
export const departureCancellationSchemas = {
  loadDepartureCancellation: { request: z.object({ departureId: id }), answer: departureCancellation },
  cancelDeparture: {
    request: z.object({
      departureId: id,
      words: z.string().trim().min(3).max(1000),
      /** The number of bookings on the page. */
      bookings: integerBetween(0, 10_000),
    }),
    answer: z.object({ status: z.literal('OK'), bookings: z.int() }),
  },
  retryDepartureCancellation: {
    request: z.object({ departureId: id }),
    answer: z.object({ status: z.literal('OK'), bookings: z.int() }),
  },
};
