import { z } from 'zod';
import { shortText } from './common.ts';

/** The request and answer of each call about the shop's mails. */
export const mailboxSchemas = {
  listMailbox: {
    request: z.object({ recipient: shortText(254).optional() }),
    answer: z.object({
      /** Whether this shop catches its mails instead of sending them. */
      catching: z.boolean(),
      mails: z.array(
        z.object({
          id: z.uuid(),
          subject: z.string(),
          sender: z.string(),
          recipient: z.string(),
          receivedAt: z.iso.datetime(),
        }),
      ),
      unsent: z.array(
        z.object({
          id: z.uuid(),
          kind: z.string(),
          recipient: z.string(),
          createdAt: z.iso.datetime(),
          attempts: z.int(),
          failed: z.boolean(),
          nextTryAt: z.iso.datetime().nullable(),
          reason: z.string().nullable(),
        }),
      ),
    }),
  },
  readMailbox: {
    request: z.object({ id: z.uuid() }),
    answer: z.object({
      id: z.uuid(),
      subject: z.string(),
      from: z.string(),
      to: z.string(),
      receivedAt: z.iso.datetime(),
      text: z.string().nullable(),
      html: z.string().nullable(),
      attachments: z.array(z.object({ name: z.string().nullable(), type: z.string(), bytes: z.int() })),
    }),
  },
};
