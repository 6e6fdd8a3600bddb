import { z } from 'zod';
import { day } from '../values/values.ts';
import {
  card,
  confirmation,
  deal,
  departureState,
  money,
  month,
  named,
  paged,
  photo,
  place,
  priceFrom,
  rating,
  review,
} from './catalogue-card.ts';

/** A page of reviews, and how many there are for each number of stars. */
export const reviews = paged.extend({
  /** How many reviews have 1, 2, 3, 4 and 5 stars. */
  distribution: z.array(z.int()).length(5),
  /** The number of stars that the list is filtered by; null: all. */
  rating: z.int().nullable(),
  items: z.array(review),
});

/** An operator as pages display it. */
export const operatorCard = named.extend({
  id: z.int(),
  brandColour: z.string(),
  baseCountry: z.object({ code: z.string(), name: z.string() }),
  foundedYear: z.int(),
  languages: z.array(z.string()),
  /** Its usual reply time in hours. */
  answerHours: z.int(),
  tours: z.int(),
  rating,
});

const departure = z.object({
  id: z.int(),
  variantId: z.int(),
  from: day,
  until: day,
  price: money,
  oldPrice: money.nullable(),
  deal: deal.nullable(),
  placesLeft: z.int(),
  capacity: z.int(),
  confirmation,
  /** Also `closed` after the last day on which it can be booked. */
  state: departureState,
});

/** The departures that start in a month, including sold-out ones. */
const departureMonth = z.object({
  month,
  /** The lowest price of the departures with places. */
  from: money.nullable(),
  departures: z.array(departure),
});

const variant = z.object({
  id: z.int(),
  name: z.string(),
  from: priceFrom.nullable(),
  passengerTypes: z.array(
    z.object({
      id: z.int(),
      singular: z.string(),
      plural: z.string(),
      ageFrom: z.int(),
      ageTo: z.int(),
      minimum: z.int(),
      maximum: z.int(),
      eligible: z.boolean(),
    }),
  ),
  rooms: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      beds: z.int(),
      shared: z.boolean(),
      per: z.enum(['person', 'room']),
      price: money,
    }),
  ),
  extras: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      per: z.enum(['person', 'booking', 'night']),
      required: z.boolean(),
      options: z.array(z.object({ id: z.int(), name: z.string(), price: money })),
    }),
  ),
});

/** The refunds of a cancellation on actual days, those of the departure it is displayed for. */
const cancellation = z.object({
  /** The next departure with places; null when there is none, and then there are no rows. */
  departure: day.nullable(),
  /** From today to the departure; `refund` in basis points of the tour price. */
  rows: z.array(z.object({ from: day, until: day, refund: z.int() })),
  steps: z.array(z.object({ daysBefore: z.int(), refund: z.int() })),
  balanceDays: z.int(),
  deposit: z.union([
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('percent'), share: z.int() }),
    z.object({ kind: z.literal('perTraveller'), amount: money }),
  ]),
  flexible: z.object({ pricePerTraveller: money, creditUntilDays: z.int() }).nullable(),
  terms: z.array(z.object({ id: z.int(), kind: z.enum(['operator', 'cancellation', 'flexible']), title: z.string() })),
});

/** Everything that the page of a tour displays. */
export const tourAnswer = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  kind: z.enum(['group', 'private', 'river']),
  blocked: z.string().nullable(),
  photos: z.array(photo),
  facts: z.object({
    lengthDays: z.int(),
    nights: z.int(),
    countries: z.array(named.extend({ code: z.string(), continent: named })),
    groupMost: z.int(),
    ageFrom: z.int(),
    ageTo: z.int(),
    physicalLevel: z.int().min(1).max(5),
    guideLanguages: z.array(z.string()),
    /** The smallest party for a private tour; null when it does not run privately. */
    privateFrom: z.int().nullable(),
    start: place,
    end: place,
  }),
  rating,
  styles: z.array(named),
  description: z.array(z.string()),
  highlights: z.array(z.string()),
  itinerary: z.array(
    z.object({
      number: z.int(),
      title: z.string(),
      text: z.string(),
      place,
      meals: z.array(z.enum(['breakfast', 'lunch', 'dinner'])),
      accommodation: z.string().nullable(),
      transport: z.enum(['none', 'foot', 'bike', 'train', 'coach', 'minibus', 'offRoad', 'ferry', 'ship', 'flight']),
    }),
  ),
  route: z.array(z.object({ number: z.int(), place, nights: z.int() })),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  from: priceFrom.nullable(),
  variants: z.array(variant),
  months: z.array(departureMonth),
  cancellation,
  reviews,
  questions: z.array(
    z.object({
      id: z.int(),
      firstName: z.string(),
      askedOn: day,
      question: z.string(),
      answer: z.string(),
      answeredOn: day,
    }),
  ),
  operator: operatorCard,
  similar: z.array(card),
});
