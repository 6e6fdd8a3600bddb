import { z } from 'zod';
import { CURRENCIES } from '#domain/money/currency.ts';
import { day } from '../values/values.ts';

/** An exact amount in minor units. */
export const money = z.object({ amount: z.int().min(0), currency: z.enum(CURRENCIES) });

/** A calendar month, YYYY-MM. */
export const month = z.string();

/** An entry with a page or a filter of its own. */
export const named = z.object({ slug: z.string(), name: z.string() });

/** A photograph: its file, its alternative text, and a placeholder colour. */
export const photo = z.object({ file: z.string(), colour: z.string(), alt: z.string() });

/** A reduction that is running now. */
export const deal = z.object({
  name: z.string(),
  /** The last moment at which it applies to a booking. */
  endsAt: z.iso.datetime(),
  /** The day of that moment in the operator's time zone. */
  lastDay: day,
  /** The reduction in whole percent, rounded down. */
  percent: z.int(),
});

/** The price of one adult, before rooms and extras; the old price and the deal exist only while a promotion runs. */
export const priceFrom = z.object({ price: money, oldPrice: money.nullable(), deal: deal.nullable() });

/** Rounded to hundredths of a star; 0 without reviews. */
export const rating = z.object({ average: z.number(), count: z.int() });

/** How a departure is confirmed. */
export const confirmation = z.enum(['instant', 'onRequest']);

/** Whether a departure accepts bookings. */
export const departureState = z.enum(['open', 'closed', 'cancelled']);

/** A tour in a listing. */
export const card = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  photos: z.array(photo),
  lengthDays: z.int(),
  rating,
  /** The stops of the route in one line. */
  route: z.string(),
  countries: z.array(named.extend({ code: z.string() })),
  styles: z.array(named),
  operator: named,
  /** The next departures that still have places, soonest first. */
  departures: z.array(z.object({ day, variantId: z.int(), placesLeft: z.int(), confirmation })),
  /** How many departures still have places. */
  departureCount: z.int(),
  /** Null when nothing is currently on sale. */
  from: priceFrom.nullable(),
  /** Whether some departure is confirmed at once. */
  instant: z.boolean(),
  /** Whether some departure is on request. */
  onRequest: z.boolean(),
  /** Why nothing can be booked, while the destination is closed. */
  blocked: z.string().nullable(),
  position: z.object({ latitude: z.number(), longitude: z.number() }),
});

/** A place on a route. */
export const place = z.object({
  id: z.int(),
  name: z.string(),
  countryCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

/** A review by a traveller. */
export const review = z.object({
  id: z.int(),
  firstName: z.string(),
  countryCode: z.string(),
  travelled: month,
  writtenOn: day,
  rating: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  /** The original language; if it is not the caller's, this is a translation. */
  language: z.enum(['en', 'de']),
  reply: z.string().nullable(),
});

/** The position of a page: its number, and the number of pages. */
export const paged = z.object({ total: z.int(), page: z.int(), pages: z.int() });

/** One item of the feedback carousel: the review and the tour. */
export const feedback = review.extend({
  tour: named.extend({ id: z.int(), lengthDays: z.int(), photo: photo.nullable() }),
});
