import { z } from 'zod';
import { DOCUMENT_LIMITS as limits, MEALS, TRANSPORTS } from '#domain/office/tour-document.ts';

/** Shapes and sizes only: a draft may be incomplete. */
const line = z.object({
  en: z.string().max(limits.maxText),
  de: z.string().max(limits.maxText).nullable(),
  deOf: z.string().max(16).nullable(),
});
/** Negative for an item that has not been saved yet. */
const itemId = z.int();
const referenceId = z.int().nullable();
const count = z.int().min(-1000).max(100_000);
const amount = z.int().min(0).max(limits.maxPrice);
const name = z.string().max(40);
const list = <Item extends z.ZodType>(item: Item, max: number = limits.maxItems) => z.array(item).max(max);
const retirable = { isRetired: z.boolean() };
const lines = list(z.object({ id: itemId, text: line }));

const passengerType = z.object({
  id: z.int().min(1).max(99),
  minimum: count,
  maximum: count,
  eligible: z.boolean(),
  singular: line,
  plural: line,
  ageFrom: count,
  ageTo: count,
});

const room = z.object({
  id: itemId,
  name: line,
  beds: z.int().min(1).max(30),
  shared: z.boolean(),
  sleeps: list(z.int(), 20),
  price: z.object({ per: z.enum(['person', 'room']), amount }),
  ...retirable,
});

const extra = z.object({
  id: itemId,
  name: line,
  per: z.enum(['person', 'booking', 'night']),
  required: z.boolean(),
  options: list(z.object({ id: itemId, name: line, price: amount, maximum: z.int().min(1).max(1000), ...retirable })),
  ...retirable,
});

const travellerField = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  kind: z.enum(['dropdown', 'country', 'radio', 'date', 'textarea', 'phone', 'email', 'text']),
  label: line,
  required: z.boolean(),
  asked: z.enum(['lead', 'each']),
  minimumLength: z.int().min(0).max(1000).optional(),
  dateRule: z.enum(['past', 'future']).optional(),
  options: list(z.object({ value: z.string().max(60), label: line })).optional(),
  onlyWhen: z.object({ field: z.string().max(60), value: z.string().max(60) }).optional(),
  class: z.enum(['ordinary', 'document', 'health']).optional(),
});

const variant = z.object({
  id: itemId,
  name: line,
  ...retirable,
  passengerTypes: list(passengerType, 10),
  rooms: list(room),
  extras: list(extra),
  travellerFields: list(travellerField),
});

const day = z.object({
  id: itemId,
  title: line,
  text: line,
  locationId: referenceId,
  meals: list(z.enum(MEALS), MEALS.length),
  accommodation: line.nullable(),
  transport: z.enum(TRANSPORTS),
});

const photograph = z.object({
  id: z.string().max(200),
  alternative: line,
  photographer: z.string().max(200),
  focus: z.object({ x: z.int().min(0).max(1000), y: z.int().min(0).max(1000) }),
});

/** A tour in its editor. */
export const tourDocument = z.object({
  format: z.literal(1),
  slug: z.string().max(80),
  name: line,
  tagline: line,
  style: z.enum(['group', 'private', 'river']),
  lengthDays: count,
  countryCodes: list(name),
  styleSlugs: list(name),
  startLocationId: referenceId,
  endLocationId: referenceId,
  stops: list(z.object({ id: itemId, locationId: referenceId, nights: z.int().min(0).max(limits.maxDays) })),
  days: list(day, limits.maxDays),
  highlights: lines,
  description: lines,
  included: lines,
  excluded: lines,
  photographs: list(photograph),
  minimumAge: count,
  maximumAge: count,
  maximumGroup: count,
  privateMinimum: count.nullable(),
  physicalLevel: z.int().min(1).max(5),
  guideLanguages: list(name),
  insuranceOffered: z.boolean(),
  blocked: line.nullable(),
  variants: list(variant, limits.maxVariants * 2),
});
