import { z } from 'zod';
import { CURRENCIES } from '#domain/money/currency.ts';
import { MAX_CHANGES, MAX_CREATIONS } from '#domain/office/departure-batch.ts';
import { day, id, integerBetween, optionalField, text } from '../values/values.ts';

const cellName = z.string().max(40);
const cellValue = z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]);
const cells = z.record(cellName, cellValue);

const named = z.object({ id: z.int(), name: z.string() });

/** The variant that a page of departures is about. */
const officeVariant = z.object({
  id: z.int(),
  tourId: z.int(),
  tourSlug: z.string(),
  tour: z.string(),
  variant: z.string(),
  operator: z.string(),
  currency: z.enum(CURRENCIES),
  /** Today at the operator's place. */
  today: z.string(),
  passengerTypes: z.array(named),
  rooms: z.array(named),
  /** Whether the caller may change departures. */
  mayEdit: z.boolean(),
});
export type OfficeVariant = z.output<typeof officeVariant>;

const officeDeparture = z.object({
  id: z.int(),
  cells,
  seatsTaken: z.int(),
  /** Taken units by room id. */
  roomsTaken: z.record(z.string(), z.int()),
});
export type OfficeDeparture = z.output<typeof officeDeparture>;

const batch = z.object({
  variantId: id,
  changes: z
    .array(z.object({ departureId: id, cell: cellName, from: cellValue, to: cellValue }))
    .max(MAX_CHANGES)
    .default([]),
  /** Groups of new departures that differ in their days only. */
  creates: z
    .array(z.object({ days: z.array(day).max(MAX_CREATIONS), cells }))
    .max(50)
    .default([]),
});

const batchResult = z.object({
  /** Null for a preview and when nothing differs. */
  batchId: z.int().nullable(),
  edits: z.array(z.object({ id: z.int(), day: z.string(), before: cells, after: cells })),
  created: z.array(z.string()),
});
export type BatchResult = z.output<typeof batchResult>;

const range = z.object({ from: day, until: day });

/** The request and answer of each endpoint about the departures of an office. */
export const departureSchemas = {
  listOfficeTours: {
    request: z.object({ q: text(100), page: optionalField(integerBetween(1, 1000)) }),
    answer: z.object({
      page: z.int(),
      hasMore: z.boolean(),
      tours: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          operator: z.string(),
          state: z.string(),
          variants: z.array(
            z.object({ id: z.int(), name: z.string(), upcoming: z.int(), next: z.string().nullable() }),
          ),
        }),
      ),
    }),
  },
  listOfficeDepartures: {
    request: z.object({
      variantId: id,
      /** Departures to come, or those that have begun, newest first. */
      show: z.enum(['upcoming', 'past']).default('upcoming'),
      from: optionalField(day),
      until: optionalField(day),
    }),
    answer: z.object({
      variant: officeVariant,
      departures: z.array(officeDeparture),
      hasMore: z.boolean(),
      /** The newest batch that has not been undone. */
      lastBatch: z
        .object({
          id: z.int(),
          at: z.int(),
          person: z.string().nullable(),
          changed: z.int(),
          created: z.int(),
        })
        .nullable(),
    }),
  },
  loadOfficeDeparture: {
    request: z.object({ departureId: id }),
    answer: z.object({
      variant: officeVariant,
      departure: officeDeparture,
      /** Who has taken the seats. */
      taken: z.object({ booked: z.int(), held: z.int(), blocked: z.int() }),
    }),
  },
  previewDepartureBatch: { request: batch, answer: batchResult },
  saveDepartureBatch: { request: batch, answer: batchResult },
  previewDeparturePattern: {
    request: z.object({
      variantId: id,
      recurrence: z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('weekly'),
          weekdays: z.array(integerBetween(0, 6)).min(1).max(7),
          everyWeeks: integerBetween(1, 52),
        }),
        z.object({ kind: z.literal('monthly'), daysOfMonth: z.array(integerBetween(1, 31)).min(1).max(31) }),
      ]),
      season: range,
      exclusions: z.array(range).max(20).default([]),
      /** A departure whose cells are copied. */
      baseId: optionalField(id),
      /** A change of the copied prices. */
      priceChange: z
        .object({
          kind: z.enum(['add', 'percent']),
          /** Minor units, or hundredths of a percent. */
          by: integerBetween(-100_000_000, 100_000_000),
          rounding: z.enum(['none', 'whole', 'five', 'nine']),
        })
        .optional(),
      /** Cells that differ from the base. */
      cells,
    }),
    answer: z.object({
      variant: officeVariant,
      create: z.array(z.string()),
      existing: z.array(z.string()),
      past: z.array(z.string()),
      excluded: z.int(),
      cells,
    }),
  },
  undoDepartureBatch: {
    request: z.object({ batchId: id }),
    answer: batchResult.extend({ variantId: z.int() }),
  },
};
