import { z } from 'zod';
import { uuid } from '../values/values.ts';
import { shortText } from './common.ts';

/** The request and response schemas of the endpoints about the shop's emails. */
export const mailboxSchemas = {
  listMailbox: {
    request: z.object({ recipient: shortText(254).optional() }),
    answer: z.object({
      /** Whether this shop catches its emails instead of sending them. */
      catching: z.boolean(),
      mails: z.array(
        z.object({
          id: uuid,
          subject: z.string(),
          sender: z.string(),
          recipient: z.string(),
          receivedAt: z.iso.datetime(),
        }),
      ),
      unsent: z.array(
        z.object({
          id: uuid,
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
    request: z.object({ id: uuid }),
    answer: z.object({
      id: uuid,
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
