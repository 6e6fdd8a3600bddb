import { z } from 'zod';
import { id, uuid } from '../values/values.ts';

const fields = z.record(z.string(), z.unknown());

/** The request and response schemas of the office log endpoints. */
export const officeLogSchemas = {
  listOfficeLog: {
    request: z.object({
      /** The kind and id of one object; both or neither. */
      kind: z.string().max(40).optional(),
      subject: z.string().max(80).optional(),
      /** The company whose objects were changed: an operator, or the marketplace itself. */
      company: z.union([uuid, z.literal('marketplace')]).optional(),
      batch: id.optional(),
      /** Only entries that are older than this one: `next` of the previous page. */
      before: id.optional(),
    }),
    answer: z.object({
      entries: z.array(
        z.object({
          id: z.int(),
          at: z.string(),
          /** Null when the account has been deleted. */
          person: z.string().nullable(),
          role: z.enum(['operator', 'staff']),
          /** The name is that of a person; null for anything else, and once the person has been deleted. */
          subject: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
          action: z.string(),
          before: fields.nullable(),
          after: fields.nullable(),
          batchId: z.int().nullable(),
          reason: z.string().nullable(),
        }),
      ),
      next: z.int().nullable(),
    }),
  },
};
