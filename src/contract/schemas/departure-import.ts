import { z } from 'zod';
import { id, optionalField, uuid } from '../values/values.ts';
import { accepted, sentFile, typedFile } from './common.ts';

const named = z.object({ importId: uuid });

const summary = z.object({
  id: z.string(),
  /** Seconds since 1970. */
  at: z.int(),
  fileName: z.string(),
  person: z.string().nullable(),
  state: z.enum(['planned', 'running', 'done', 'undoing', 'undone']),
});

const place = { tour: z.string(), variant: z.string(), day: z.string() };

/** The request and answer of each endpoint about files of departures. */
export const departureImportSchemas = {
  exportDepartures: {
    request: z.object({ format: z.enum(['csv', 'xlsx']).default('csv'), variantId: optionalField(id) }),
    answer: typedFile,
  },
  uploadDepartureImport: {
    request: z.object({
      name: z.string().trim().min(1).max(200),
      /** How numbers and days are written in the file. */
      format: z.enum(['unambiguous', 'dayFirstPoint', 'dayFirstComma', 'monthFirstPoint']).default('unambiguous'),
      content: sentFile,
    }),
    answer: z.object({ importId: z.string() }),
  },
  listDepartureImports: { request: z.object({}), answer: z.object({ imports: z.array(summary) }) },
  loadDepartureImport: {
    request: named,
    answer: summary.extend({
      /** Rows of the file by what they do. */
      counts: z.object({ create: z.int(), change: z.int(), none: z.int(), refused: z.int() }),
      /** Columns without a meaning. */
      ignored: z.array(z.string()),
      encoding: z.string(),
      problems: z.array(
        z.object({
          row: z.int(),
          title: z.string(),
          text: z.string(),
          current: z.string(),
          code: z.string(),
          message: z.string(),
        }),
      ),
      /** The first changes, as the file would write them. */
      changes: z.array(
        z.object({
          ...place,
          row: z.int(),
          effect: z.enum(['create', 'change']),
          cells: z.array(z.object({ title: z.string(), from: z.string(), to: z.string() })),
        }),
      ),
      parts: z.int(),
      /** Parts that are written, or undone. */
      finished: z.int(),
      /** Parts that changed something. */
      written: z.int(),
      /** Departures that were refused while writing or undoing. */
      failures: z.array(z.object({ ...place, cell: z.string(), code: z.string(), message: z.string() })),
    }),
  },
  runDepartureImport: { request: named, answer: accepted },
  undoDepartureImport: { request: named, answer: accepted },
};
