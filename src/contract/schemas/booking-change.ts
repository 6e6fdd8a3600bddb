import { z } from 'zod';
import { CURRENCIES } from '#domain/money/currency.ts';
import { day, integerBetween, optionalField, requiredDay, text, uuid } from '../values/values.ts';
import { travellerField } from './book-now.ts';
import { priceLine } from './book-now-data.ts';

/** A traveller's position in the booking, from 0; the first is the lead traveller. */
const traveller = integerBetween(0, 99);

/** What a traveller still has to answer. */
export const missingAnswers = z.array(
  z.object({ traveller: z.int(), name: z.string(), questions: z.array(z.string()) }),
);

/** The form of one traveller, for a person who may change it. */
const travellerAnswers = z.object({
  traveller: z.int(),
  name: z.string(),
  type: z.string(),
  fields: z.array(
    travellerField.extend({
      /** Empty where the answer is not displayed. */
      value: z.string(),
      /** Whether an answer is stored that is not displayed; it stays as long as the field is empty. */
      onFile: z.boolean(),
      missing: z.boolean(),
    }),
  ),
});
export type TravellerAnswers = z.output<typeof travellerAnswers>;

const forms = z.object({
  status: z.literal('OK'),
  bookingId: uuid,
  reference: z.string(),
  tour: z.string(),
  from: day,
  until: day,
  /** The number of the last change of the booking, to be sent with a change. */
  seen: z.int(),
  /** The last day on which the caller can change something; null when it has passed. */
  changeUntil: day.nullable(),
  travellers: z.array(travellerAnswers),
});

const sentForm = {
  bookingId: uuid,
  traveller,
  /** The number of the last change that the form showed. */
  seen: integerBetween(0, 1_000_000),
  /** The answers by field. An empty answer to a question whose answer is not displayed keeps it. */
  passengers: z.record(z.string().max(60), z.string().max(2000)),
};

const saved = z.object({ status: z.literal('OK'), changed: z.int(), missing: missingAnswers });

/** A change of what was booked: one traveller fewer, or another date. */
const wantedChange = {
  bookingId: uuid,
  kind: z.enum(['party', 'date']),
  traveller: optionalField(traveller),
  day: optionalField(requiredDay),
};
const isWhole = ({ kind, traveller: who, day: when }: { kind: string; traveller?: unknown; day?: unknown }) =>
  kind === 'party' ? who !== undefined : when !== undefined;

/** What a change would do now, in minor units of the booking's currency. */
const changePreview = z.object({
  bookingId: uuid,
  reference: z.string(),
  tour: z.string(),
  kind: z.enum(['party', 'date']),
  /** The traveller who leaves. */
  removed: z.string().nullable(),
  from: day,
  until: day,
  newFrom: day,
  newUntil: day,
  currency: z.enum(CURRENCIES),
  lines: z.array(priceLine),
  totalBefore: z.int(),
  total: z.int(),
  /** What the terms do not refund, as a fee or as credit. */
  fee: z.int(),
  paid: z.int(),
  money: z.int(),
  credit: z.int(),
  /** What is still to be paid after the change, and when. */
  due: z.int(),
  payments: z.array(z.object({ due: day, amount: z.int() })),
  rooms: z.array(z.string()),
});
export type ChangePreview = z.output<typeof changePreview>;

const previewed = z.object({
  status: z.literal('OK'),
  preview: changePreview,
  /** Confirms exactly this change; it expires. */
  token: z.string(),
  expiresAt: z.int(),
});

const options = z.object({
  status: z.literal('OK'),
  bookingId: uuid,
  reference: z.string(),
  tour: z.string(),
  from: day,
  until: day,
  changeUntil: day,
  /** The travellers who can leave. */
  travellers: z.array(z.object({ traveller: z.int(), name: z.string(), type: z.string() })),
  /** The dates that have places for the party. */
  dates: z.array(z.object({ from: day, until: day, onRequest: z.boolean() })),
});
export type ChangeOptions = z.output<typeof options>;

const token = z.string().min(1).max(4000);
const changed = z.object({ status: z.literal('OK'), changeId: uuid });

/** The request and response schemas of the endpoints that change bookings. */
export const bookingChangeSchemas = {
  loadTravellers: { request: z.object({ bookingId: uuid, code: text(100) }), answer: forms },
  changeTraveller: { request: z.object({ ...sentForm, code: text(100) }), answer: saved },
  loadOfficeTravellers: { request: z.object({ bookingId: uuid }), answer: forms },
  changeOfficeTraveller: { request: z.object(sentForm), answer: saved },
  loadChangeOptions: { request: z.object({ bookingId: uuid, code: text(100) }), answer: options },
  previewBookingChange: {
    request: z.object({ ...wantedChange, code: text(100) }).refine(isWhole),
    answer: previewed,
  },
  changeBooking: { request: z.object({ bookingId: uuid, code: text(100), token, words: text(1000) }), answer: changed },
  loadOfficeChangeOptions: { request: z.object({ bookingId: uuid }), answer: options },
  previewOfficeBookingChange: { request: z.object(wantedChange).refine(isWhole), answer: previewed },
  changeOfficeBooking: {
    request: z.object({ bookingId: uuid, token, words: z.string().trim().min(3).max(1000) }),
    answer: changed,
  },
};
