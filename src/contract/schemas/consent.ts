import { z } from 'zod';
import { consentForms } from '../list/consent.ts';
import { accepted } from './common.ts';

/** Text as typed. The use case validates it and words the error messages. */
const typed = z.string().max(400);
const linkToken = z.string().max(200);
/** A checkbox, as forms send it. */
const ticked = z.union([
  z.boolean(),
  z.enum(['0', '1', 'on', '']).transform((value) => value === '1' || value === 'on'),
]);

/** The request and response schemas of the newsletter and brochure endpoints. */
export const consentSchemas = {
  askConsent: {
    request: z.object({ email: typed, form: z.enum(consentForms).exclude(['brochure', 'enquiry']) }),
    answer: accepted,
  },
  readConsentLink: {
    request: z.object({ token: linkToken }),
    answer: z.object({
      purpose: z.enum(['confirm', 'withdraw']),
      email: z.string(),
      /** Whether there is nothing left to withdraw. */
      done: z.boolean(),
    }),
  },
  confirmConsent: { request: z.object({ token: linkToken }), answer: accepted },
  withdrawConsent: { request: z.object({ token: linkToken }), answer: accepted },
  askBrochure: {
    request: z.object({
      tour: z.coerce.number().int().min(1).max(2_147_483_647),
      email: typed,
      /** Whether the newsletter is requested too; that consent is separate and confirmed by an email of its own. */
      letters: ticked.optional(),
    }),
    answer: accepted,
  },
  readBrochure: {
    request: z.object({ token: linkToken }),
    answer: z.object({ file: z.string(), pdf: z.string() }),
  },
};
