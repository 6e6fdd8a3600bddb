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

/** Integer minor units of the currency that the response names; reductions are negative. */
const minor = z.int();
const counts = z.record(z.string(), z.int());

/** One line of a price: `amount` is `quantity × unit`. */
export const priceLine = z.object({
  kind: z.enum(LINE_KINDS),
  /** The source of the line: a passenger type, a room, a promotion … */
  reason: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).nullable(),
  /** The operator's name for it; null when the page uses its own text. */
  name: z.string().nullable(),
  quantity: z.int(),
  unit: minor,
  amount: minor,
});

/** A price with the lines that explain it, and the signed id that a booking submits. */
export const signedPrice = z.object({
  id: z.string(),
  currency: z.enum(CURRENCIES),
  lines: z.array(priceLine),
  total: minor,
  tourPrice: minor,
  oldTotal: minor.nullable(),
  /** Why the chosen saving does not apply. */
  savingProblem: z.string().nullable(),
  /** Millionths of the currency for one euro, the day of the rate, and the version of the catalogue. */
  rate: z.int(),
  rateDay: z.string(),
  priceVersion: z.int(),
  expiresAt: z.iso.datetime(),
});

/** How a price has changed since a quote. */
export const priceDifference = z.object({
  changes: z.array(z.object({ before: priceLine.nullable(), after: priceLine.nullable() })),
  total: minor,
  /** Null when the quote can no longer be priced: the departure, or a traveller's place on it, is gone. */
  trouble: z.string().nullable(),
});

export const paymentPlan = z.object({
  chargeMethod: z.enum(chargeMethods),
  kind: z.enum(['full', 'deposit', 'instalments']),
  frequency: z.int().nullable(),
  payments: z.array(z.object({ due: day, amount: minor })),
});

/** The refund for a range of days; `until` is its last. */
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
  /** The price for one of them on the chosen day; null when no day is chosen or the type is not sold. */
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
  /** Rooms, or beds where the room is shared; null while no day is chosen. */
  left: z.int().nullable(),
  /** By passenger type: how many sleep here, and how many could. */
  people: counts,
  highest: counts,
  openBeds: z.int(),
  /** The total price for those who sleep here. */
  amount: minor,
});

const extraOffer = z.object({
  id: z.int(),
  name: z.string(),
  per: z.enum(['person', 'booking', 'night']),
  required: z.boolean(),
  missing: z.int(),
  /** The nights that each unit is charged for; null when the price does not depend on nights. */
  nights: z.int().nullable(),
  options: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      price: minor,
      quantity: z.int(),
      /** The highest quantity that can be chosen, given the other options and without them. */
      highest: z.int(),
      limit: z.int(),
      /** The price of the chosen quantity. */
      amount: minor,
    }),
  ),
});

/** Everything that can be chosen besides the date. */
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

/** The price of a selection and what depends on it, for a page that runs the rules itself. */
export const priceData = z.object({
  currency: z.enum(CURRENCIES),
  /** The parts of the request that were removed because they are not offered, by the request's own names. */
  takenBack: z.array(z.object({ path: z.string(), code: z.string() })),
  /** The availability of the chosen departure and its rooms; null while none is chosen. */
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

/** The typed data of a price reload. */
export const bookingData = priceData.extend({
  objectId: z.int(),
  tourId: z.int(),
  tourName: z.string(),
  variantName: z.string(),
  selection: settledSelection,
  departure: z.object({ id: z.int(), from: day, until: day, confirmation, placesLeft: z.int().nullable() }).nullable(),
  offers: bookingOffers,
  /** The cheapest plan for the whole party; null when there is nothing to recommend. */
  recommendation: z.record(z.string(), counts).nullable(),
  /** The price difference between the recommended rooms and the chosen ones. */
  recommendationDifference: minor.nullable(),
  /** What still prevents the booking, in page order. */
  problems: z.array(z.object({ block: z.enum(BLOCKS), code: z.string(), path: z.string(), report: z.string() })),
});
export type BookingData = z.infer<typeof bookingData>;
