import { z } from 'zod';

/** A line of text that is not empty after trimming. */
export const shortText = (longest: number) => z.string().trim().min(1).max(longest);

/** The answer of a call that has nothing to tell but that it was done. */
export const accepted = z.object({ status: z.literal('OK') });

/** The file that a call is sent with: read when the use case asks for it; null when it is larger than the call takes. */
export const sentFile = z.custom<() => Promise<Uint8Array | null>>((value) => typeof value === 'function');

/** A file that a call answers with a type of its own; its text is in base64. */
export const typedFile = z.object({
  name: z.string(),
  type: z.string(),
  /** Shown by the browser rather than saved. */
  inline: z.boolean(),
  text: z.string(),
});

/** The logo of an agency: the path of its picture, and how large that is. */
export const agencyLogo = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type AgencyLogo = z.output<typeof agencyLogo>;

/** An agency as its clients know it. */
export const clientsAgency = z.object({
  name: z.string(),
  agent: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  logo: agencyLogo.nullable(),
});
export type ClientsAgency = z.output<typeof clientsAgency>;
