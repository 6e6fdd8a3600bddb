import { z } from 'zod';
import { BLOCKS } from '#domain/booking/problem.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import { PAYMENT_TYPES } from '#domain/payment/payment-type.ts';
import { LINE_KINDS } from '#domain/pricing/line.ts';
import { settledSelection } from '../selection-codec/schema.ts';
import { day } from '../values/values.ts';
import { chargeMethods } from '../wire/charge-method.ts';
import { savingNames } from '../wire/choice-names.ts';
import { confirmation } from './catalogue-card.ts';

/** Integer minor units of the currency that the answer names; reductions are negative. */
const minor = z.int();
const counts = z.record(z.string(), z.int());

/** One line of a price: `amount` is `quantity × unit`. */
export const priceLine = z.object({
  kind: z.enum(LINE_KINDS),
  /** Which fact it comes from: a passenger type, a room, a promotion … */
  reason: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).nullable(),
  /** What the operator calls it; null where the page has words of its own. */
  name: z.string().nullable(),
  quantity: z.int(),
  unit: minor,
  amount: minor,
});

/** A price that explains itself, and the signed id by which a booking presents it. */
export const signedPrice = z.object({
  id: z.string(),
  currency: z.enum(CURRENCIES),
  lines: z.array(priceLine),
  total: minor,
  tourPrice: minor,
  oldTotal: minor.nullable(),
  /** Why the chosen saving takes nothing off. */
  savingTrouble: z.string().nullable(),
  /** Millionths of the currency for one euro, the day of the rate, and the version of the catalogue. */
  rate: z.int(),
  rateDay: z.string(),
  priceVersion: z.int(),
  expiresAt: z.iso.datetime(),
});

/** How a price moved since a quote was given. */
export const priceDifference = z.object({
  changes: z.array(z.object({ before: priceLine.nullable(), after: priceLine.nullable() })),
  total: minor,
  /** Null where the quote can be priced no more: the departure or somebody's place on it is gone. */
  trouble: z.string().nullable(),
});

export const paymentPlan = z.object({
  chargeMethod: z.enum(chargeMethods),
  kind: z.enum(['full', 'deposit', 'instalments']),
  frequency: z.int().nullable(),
  payments: z.array(z.object({ due: day, amount: minor })),
});

/** What a cancellation gives in a stretch of days; `until` is its last. */
export const cancellationRow = z.object({
  from: day,
  until: day,
  percent: z.number(),
  money: minor,
  credit: minor,
  kept: minor,
});

const passengerOffer = z.object({
  typeId: z.int(),
  name: z.string(),
  plural: z.string(),
  minor: z.boolean(),
  eligible: z.boolean(),
  ageFrom: z.int(),
  ageTo: z.int(),
  minimum: z.int(),
  maximum: z.int(),
  count: z.int(),
  canAdd: z.boolean(),
  canRemove: z.boolean(),
  /** What one of them pays on the chosen day; null when none is chosen or they are not sold. */
  price: minor.nullable(),
  oldPrice: minor.nullable(),
});

const roomOffer = z.object({
  id: z.int(),
  name: z.string(),
  beds: z.int(),
  shared: z.boolean(),
  per: z.enum(['person', 'room']),
  price: minor,
  /** Rooms, or beds where it is shared; null while no day is chosen. */
  left: z.int().nullable(),
  /** By passenger type: how many sleep here, and how many could. */
  people: counts,
  highest: counts,
  openBeds: z.int(),
  /** What those who sleep here pay for it, all together. */
  amount: minor,
});

const extraOffer = z.object({
  id: z.int(),
  name: z.string(),
  per: z.enum(['person', 'booking', 'night']),
  required: z.boolean(),
  missing: z.int(),
  /** How many nights each is charged for; null where nights do not count. */
  nights: z.int().nullable(),
  options: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      price: minor,
      quantity: z.int(),
      /** How many could be chosen, beside the other options and without them. */
      highest: z.int(),
      limit: z.int(),
      /** What the chosen quantity costs. */
      amount: minor,
    }),
  ),
});

/** Everything that can be chosen beside the date. */
export const bookingOffers = z.object({
  paymentTypes: z.array(z.enum(PAYMENT_TYPES)),
  passengers: z.array(passengerOffer),
  largestParty: z.int(),
  rooms: z.array(roomOffer),
  unassigned: z.int(),
  extras: z.array(extraOffer),
  flexible: z.object({ price: minor, creditUntil: day.nullable(), termsId: z.int() }).nullable(),
  insurance: z.boolean(),
  membership: z.object({ price: minor, savingPercent: z.number(), months: z.int() }).nullable(),
  savings: z.array(z.enum(savingNames)),
});

/** The price of a selection and all that hangs on it: what a page that runs the rules itself asks for. */
export const priceData = z.object({
  currency: z.enum(CURRENCIES),
  /** What of the request was taken back because it is not offered, by the request's own names. */
  takenBack: z.array(z.object({ path: z.string(), code: z.string() })),
  /** What is left of the chosen departure and of its rooms; null while none is chosen. */
  availability: z
    .object({ departureId: z.int(), placesLeft: z.int(), roomsLeft: z.record(z.string(), z.int()) })
    .nullable(),
  quote: signedPrice.nullable(),
  plans: z.array(paymentPlan),
  balanceDay: day.nullable(),
  cancellation: z.array(cancellationRow),
  difference: priceDifference.nullable(),
});
export type PriceData = z.infer<typeof priceData>;

/** The typed half of a price reload. */
export const bookingData = priceData.extend({
  objectId: z.int(),
  tourId: z.int(),
  tourName: z.string(),
  variantName: z.string(),
  selection: settledSelection,
  departure: z.object({ id: z.int(), from: day, until: day, confirmation, placesLeft: z.int().nullable() }).nullable(),
  offers: bookingOffers,
  /** The cheapest way to house everybody; null once it is of no use. */
  recommendation: z.record(z.string(), counts).nullable(),
  /** What the rooms of the recommendation cost beyond those that are chosen now. */
  recommendationDifference: minor.nullable(),
  /** What still keeps the selection from being booked, in the order of the page. */
  problems: z.array(z.object({ block: z.enum(BLOCKS), code: z.string(), path: z.string(), report: z.string() })),
});
export type BookingData = z.infer<typeof bookingData>;
