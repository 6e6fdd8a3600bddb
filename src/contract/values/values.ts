import { z } from 'zod';
import { CURRENCIES, type Currency } from '#domain/money/currency.ts';
import { STEPPER_LIMITS } from '#domain/party/passengers.ts';

// Forms send text; these schemas convert it to typed values or refuse it with its path.

/** Returns digits as a whole number; the next schema refuses any other text. */
const numeral = (sent: number | string): number =>
  typeof sent === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(sent.trim()) ? Number(sent) : (sent as number);

/** Returns a schema for a whole number within limits, as a number or as the digits of a form field. */
export const integerBetween = (min: number, max: number) => z.preprocess(numeral, z.int().min(min).max(max));

/** A database id. */
export const id = integerBetween(1, 2_147_483_647);

/** A UUID in lower case: the database and the payment provider compare ids as text. */
export const uuid = z.uuid().toLowerCase();

/** A number of people, rooms or things: at most the size of the largest party. */
export const quantity = integerBetween(0, STEPPER_LIMITS.maximum);

/** A boolean, as forms and scripts write it; a missing or empty value is undecided. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false', 'on', 'off', '', null])])
  .optional()
  .transform((sent) =>
    sent === undefined || sent === null || sent === ''
      ? null
      : sent === true || sent === 1 || sent === '1' || sent === 'true' || sent === 'on',
  );

/** Returns a schema for a text of a form; a missing text and an empty one are the same. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((sent) => sent?.trim() || null);

/** Returns a schema for an optional value; a form sends it as an empty text. */
export const optionalField = <Inner extends z.ZodType>(inner: Inner) =>
  z
    .preprocess(
      (sent: z.input<Inner> | '' | null | undefined) => (sent === '' || sent === null ? undefined : sent),
      inner.optional(),
    )
    .optional();

/** Returns a schema for one of some names; a missing or empty value means none. */
export const oneOf = <Name extends string>(names: readonly Name[]) =>
  optionalField(z.enum(names as [Name, ...Name[]])).transform((sent) => sent ?? null);

/** A currency we charge in; if omitted, the visitor's own. */
export const currency = optionalField(
  z.preprocess((sent: Currency) => (typeof sent === 'string' ? sent.trim().toUpperCase() : sent), z.enum(CURRENCIES)),
);

/** A day, YYYY-MM-DD. */
export const requiredDay = z.iso.date();

/** A day, YYYY-MM-DD, or none yet. */
export const optionalDay = optionalField(requiredDay).transform((sent) => sent ?? null);

/** Some languages serialise an empty map as an empty list. */
const emptyIsMap = <Map>(sent: Map | '' | null | readonly never[]): Map =>
  sent === '' || sent === null || (Array.isArray(sent) && sent.length === 0) ? ({} as Map) : (sent as Map);

const idKey = z.string().regex(/^[1-9]\d{0,8}$/);

/** Returns a schema for a map from ids; a missing value, empty text and an empty list are an empty map. */
export const mapOf = <Value extends z.ZodType>(value: Value) =>
  z
    .preprocess(
      (sent: Readonly<Record<string | number, z.input<Value>>> | '' | null | readonly never[]) => emptyIsMap(sent),
      z.record(idKey, value),
    )
    .default({});

/** Returns a schema for people by passenger type, with other fields beside them. */
export const people = <Shape extends z.ZodRawShape>(beside: Shape) =>
  z.preprocess(
    (sent: Readonly<Record<string | number, unknown>> | '' | null | readonly never[]) => emptyIsMap(sent),
    z
      .object(beside)
      .catchall(quantity)
      .superRefine((sent, context) => {
        for (const key of Object.keys(sent)) {
          if (!(key in beside) && !/^[1-9]\d{0,8}$/.test(key))
            context.addIssue({ code: 'unrecognized_keys', keys: [key], input: sent, path: [key] });
        }
      }),
  );

/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date();
