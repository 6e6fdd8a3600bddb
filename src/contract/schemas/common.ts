import { z } from 'zod';

/** A line of text that is not empty after trimming. */
export const shortText = (longest: number) => z.string().trim().min(1).max(longest);

/** The answer of a call that has nothing to tell but that it was done. */
export const accepted = z.object({ status: z.literal('OK') });
