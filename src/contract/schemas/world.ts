import { z } from 'zod';
import { optionalField } from '../values/values.ts';
import { accepted, shortText } from './common.ts';

/** The request and response schemas of the endpoints for countries, preferences and experiments. */
export const worldSchemas = {
  listCountries: {
    request: z.object({}),
    answer: z.object({
      success: z.literal(true),
      countries: z.record(z.string(), z.object({ name: z.string(), dialCode: z.string().nullable() })),
    }),
  },
  choosePreferences: {
    request: z.object({ currency: z.enum(['EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD']) }),
    answer: accepted,
  },
  issueSecurityToken: {
    request: z.object({}),
    answer: z.object({ token: z.string() }),
  },
  syncExperiments: {
    request: z.object({ token: optionalField(shortText(200)) }),
    answer: z.object({ status: z.literal('OK'), token: z.string(), variants: z.record(z.string(), z.string()) }),
  },
};
