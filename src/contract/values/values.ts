import { z } from 'zod';
import { CURRENCIES, type Currency } from '#domain/money/currency.ts';
import { STEPPER_LIMITS } from '#domain/party/passengers.ts';

// What forms send is text; here it becomes what it stands for, once, or is refused with the place where it stands.

/** A whole number, or its digits; anything else is left for the schema behind it to refuse. */
const numeral = (sent: number | string): number =>
  typeof sent === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(sent.trim()) ? Number(sent) : (sent as number);

/** A whole number within limits, as a number or as the digits of a form field. */
export const integerBetween = (least: number, most: number) => z.preprocess(numeral, z.int().min(least).max(most));

/** A number that the database knows something by. */
export const id = integerBetween(1, 2_147_483_647);

/** How many people, rooms or things: never more than the largest party. */
export const quantity = integerBetween(0, STEPPER_LIMITS.maximum);

/** Yes or no, as forms and scripts write them; nothing and empty mean that nothing was said. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false', 'on', 'off', '', null])])
  .optional()
  .transform((sent) =>
    sent === undefined || sent === null || sent === ''
      ? null
      : sent === true || sent === 1 || sent === '1' || sent === 'true' || sent === 'on',
  );

/** Text of a form; nothing and empty are the same. */
export const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .nullish()
    .transform((sent) => sent?.trim() || null);

/** Something that may be left out; a form leaves it empty. */
export const optionalField = <Inner extends z.ZodType>(inner: Inner) =>
  z
    .preprocess(
      (sent: z.input<Inner> | '' | null | undefined) => (sent === '' || sent === null ? undefined : sent),
      inner.optional(),
    )
    .optional();

/** One of some names; nothing and empty mean that none was said. */
export const oneOf = <Name extends string>(names: readonly Name[]) =>
  optionalField(z.enum(names as [Name, ...Name[]])).transform((sent) => sent ?? null);

/** A currency we charge in; left out it is the visitor's own. */
export const currency = optionalField(
  z.preprocess((sent: Currency) => (typeof sent === 'string' ? sent.trim().toUpperCase() : sent), z.enum(CURRENCIES)),
);

/** A day, YYYY-MM-DD. */
export const requiredDay = z.iso.date();

/** A day, YYYY-MM-DD, or none yet. */
export const optionalDay = optionalField(requiredDay).transform((sent) => sent ?? null);

/** An empty list is how some languages write an empty map. */
const emptyIsMap = <Map>(sent: Map | '' | null | readonly never[]): Map =>
  sent === '' || sent === null || (Array.isArray(sent) && sent.length === 0) ? ({} as Map) : (sent as Map);

const idKey = z.string().regex(/^[1-9]\d{0,8}$/);

/** A map from ids to something; nothing, empty text and an empty list are an empty map. */
export const mapOf = <Value extends z.ZodType>(value: Value) =>
  z
    .preprocess(
      (sent: Readonly<Record<string | number, z.input<Value>>> | '' | null | readonly never[]) => emptyIsMap(sent),
      z.record(idKey, value),
    )
    .default({});

/** People by passenger type, with whatever else stands beside them. */
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
