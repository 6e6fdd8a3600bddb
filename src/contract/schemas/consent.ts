import { z } from 'zod';
import { consentForms } from '../list/consent.ts';
import { accepted } from './common.ts';

/** Text that a person typed. What is wrong with it the use case says, in words made for people. */
const typed = z.string().max(400);
const linkToken = z.string().max(200);
/** A box that is ticked or not, as forms send it. */
const ticked = z.union([
  z.boolean(),
  z.enum(['0', '1', 'on', '']).transform((value) => value === '1' || value === 'on'),
]);

/** The request and answer of each call about letters and brochures. */
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
      /** Whether letters are wanted too; that consent is separate and confirmed by a mail of its own. */
      letters: ticked.optional(),
    }),
    answer: accepted,
  },
  readBrochure: {
    request: z.object({ token: linkToken }),
    answer: z.object({ file: z.string(), pdf: z.string() }),
  },
};
