import { z } from 'zod';
import { STEPPER_LIMITS } from '#domain/party/passengers.ts';
import { PAYMENT_TYPES } from '#domain/payment/payment-type.ts';
import { day, flag, id, mapOf, oneOf, optionalDay, optionalField, people, quantity, text } from '../values/values.ts';
import { chargeMethods } from '../wire/charge-method.ts';
import { paymentOptions, savingNames } from '../wire/choice-names.ts';

const friend = z.object({ name: text(100), email: text(254) });

/** A room with its people; its open beds need friends, or the flag that the room-mates are not known yet. */
const room = people({
  co_passengers: z.array(friend).max(STEPPER_LIMITS.maximum).optional(),
  friend_unknown: flag,
});

/** The kinds of request fields; `fields.ts` defines which field has which. */
export const requestKinds = {
  flag,
  day: optionalDay,
  counts: mapOf(quantity),
  countsOfCounts: mapOf(mapOf(quantity)),
  rooms: mapOf(room),
  chargeMethod: oneOf(chargeMethods),
  saving: oneOf(savingNames),
  paymentOption: oneOf(paymentOptions),
  code: text(64),
  policy: text(100),
  insurerQuote: text(200),
  placeId: optionalField(id).transform((sent) => sent ?? null),
  zip: text(20),
};

const counts = z.record(z.string(), z.int());
const answer = z.enum(['undecided', 'yes', 'no']);

/** The kinds of response fields. */
export const answerKinds = {
  boolean: z.boolean(),
  answer,
  day: day.nullable(),
  counts,
  countsOfCounts: z.record(z.string(), counts),
  insurance: z.object({ answer, policyId: z.string().nullable() }),
  saving: z.object({ kind: z.enum(savingNames), code: z.string().nullable() }),
  paymentType: z.enum(PAYMENT_TYPES),
  chargeMethod: z.enum(chargeMethods).nullable(),
  recommendation: z.enum(['open', 'dismissed', 'applied']),
  friends: z.record(
    z.string(),
    z.object({ unknown: z.boolean(), friends: z.array(z.object({ name: z.string(), email: z.string() })).readonly() }),
  ),
  released: z.array(z.object({ roomId: z.int(), typeId: z.int(), count: z.int() })).readonly(),
};

/** The types of the kinds: as sent, as read, as returned. */
export type RequestKinds = typeof requestKinds;
export type AnswerKinds = typeof answerKinds;
export type Written<Kind extends keyof RequestKinds> = z.input<RequestKinds[Kind]>;
export type Read<Kind extends keyof RequestKinds> = z.output<RequestKinds[Kind]>;
export type Answered<Kind extends keyof AnswerKinds> = z.input<AnswerKinds[Kind]>;
