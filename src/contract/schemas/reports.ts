import { z } from 'zod';
import { accepted, shortText } from './common.ts';

/** The request and answer of each call that reports trouble. */
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
    request: z.object({
      url: shortText(2000),
      language: shortText(35).optional(),
      useragent: shortText(500).optional(),
      platform: shortText(200).optional(),
      oscpu: shortText(200).optional(),
      referrer: z.string().trim().max(2000).optional(),
      type: shortText(200),
      error: z.object({ description: z.string().trim().max(2000).optional() }).optional(),
      message: z.string().trim().max(2000).optional(),
    }),
    answer: accepted,
  },
  listReports: {
    request: z.object({ kind: z.enum(['javascript', 'payment']).optional() }),
    answer: z.object({
      reports: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['javascript', 'payment']),
          at: z.iso.datetime(),
          message: z.string(),
          url: z.string().nullable(),
          details: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
  },
};
