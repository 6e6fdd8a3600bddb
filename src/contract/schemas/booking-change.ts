import { z } from 'zod';
import { day, integerBetween, text, uuid } from '../values/values.ts';
import { travellerField } from './book-now.ts';

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

/** The request and response schemas of the endpoints that change bookings. */
export const bookingChangeSchemas = {
  loadTravellers: { request: z.object({ bookingId: uuid, code: text(100) }), answer: forms },
  changeTraveller: { request: z.object({ ...sentForm, code: text(100) }), answer: saved },
  loadOfficeTravellers: { request: z.object({ bookingId: uuid }), answer: forms },
  changeOfficeTraveller: { request: z.object(sentForm), answer: saved },
};
