import { z } from 'zod';
import { shareTabs } from '../list/share.ts';
import { accepted } from './common.ts';

const tourId = z.coerce.number().int().min(1).max(2_147_483_647);
/** Text as typed. The use case validates it and words the error messages. */
const typed = z.string().max(400).default('');

/** The shared tour, as the popup and the email display it. */
const sharedTour = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  lengthDays: z.int(),
  photo: z.object({ file: z.string(), colour: z.string(), alt: z.string() }).nullable(),
});

/** The request and response schemas of the sharing endpoints. */
export const shareSchemas = {
  sendTemplate: {
    request: z.object({ style: z.enum(['book_now']), id: tourId.optional() }),
    answer: z.object({
      status: z.literal('OK'),
      /** The form as markup; omitted when only data is requested. */
      component: z.string().optional(),
      style: z.enum(['book_now']),
      /** The address that the form is submitted to. */
      action: z.string(),
      tabs: z.array(z.enum(shareTabs)),
      tour: sharedTour.nullable(),
    }),
  },
  shareTour: {
    request: z.object({
      tab: z.enum(shareTabs),
      id: tourId,
      email: typed,
      email_you: typed,
      name: typed,
      /** The sender's own day and time, YYYY-MM-DD and HH:MM. */
      user_date: z.union([z.iso.date(), z.literal('')]).default(''),
      user_time: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$|^$/)
        .default(''),
    }),
    answer: accepted,
  },
};
