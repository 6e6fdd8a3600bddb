import { z } from 'zod';
import { accepted, shortText } from './common.ts';

/** The subject of a report: a script, a payment, or content that a page's content security policy blocked. */
const reportKind = z.enum(['javascript', 'payment', 'policy']);

/** The request and response schemas of the error report endpoints. */
export const reportSchemas = {
  reportJavascriptError: {
    request: z.object({
      message: shortText(2000),
      name: shortText(200).optional(),
      stack: z.string().max(8000).optional(),
      url: shortText(2000).optional(),
      label: shortText(200).optional(),
    }),
    answer: accepted,
  },
  logPayment: {
    request: z
      .object({
        url: shortText(2000),
        language: shortText(35).optional(),
        useragent: shortText(500).optional(),
        platform: shortText(200).optional(),
        oscpu: shortText(200).optional(),
        referrer: z.string().trim().max(2000).optional(),
        type: shortText(200),
        error: z.object({ description: z.string().trim().max(2000).optional() }).optional(),
        /** The same, for clients that write the name with an underscore or a space. */
        error_description: z.string().trim().max(2000).optional(),
        'error description': z.string().trim().max(2000).optional(),
        message: z.string().trim().max(2000).optional(),
      })
      // All other details of an error are stored too; the total size is limited.
      .catchall(z.unknown()),
    answer: accepted,
  },
  listReports: {
    request: z.object({ kind: reportKind.optional() }),
    answer: z.object({
      reports: z.array(
        z.object({
          id: z.string(),
          kind: reportKind,
          at: z.iso.datetime(),
          message: z.string(),
          url: z.string().nullable(),
          details: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
  },
};
