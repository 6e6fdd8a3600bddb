import { z } from 'zod';

/** Returns a schema for a line of text that is not empty after trimming. */
export const shortText = (max: number) => z.string().trim().min(1).max(max);

/** A response that only confirms success. */
export const accepted = z.object({ status: z.literal('OK') });

/** The uploaded file, read on demand; null when it is larger than the endpoint accepts. */
export const sentFile = z.custom<() => Promise<Uint8Array | null>>((value) => typeof value === 'function');

/** A file response with a type of its own; its text is in base64. */
export const typedFile = z.object({
  name: z.string(),
  type: z.string(),
  /** Displayed by the browser instead of saved. */
  inline: z.boolean(),
  text: z.string(),
});

/** The logo of an agency: the path of its image, and its size. */
export const agencyLogo = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type AgencyLogo = z.output<typeof agencyLogo>;

/** An agency as its clients see it. */
export const clientsAgency = z.object({
  name: z.string(),
  agent: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  logo: agencyLogo.nullable(),
});
export type ClientsAgency = z.output<typeof clientsAgency>;
