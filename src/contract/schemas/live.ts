import { z } from 'zod';
import { CHAT_TEXTS } from '#domain/enquiry/chat.ts';
import { withoutCardNumbers } from '#domain/text/card-numbers.ts';
import type { LiveRequest } from '../live.ts';
import { pagePath } from './chat.ts';

const conversationId = z.int().min(1);

/** A message of a page on its socket. */
export const liveRequest = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('follow'),
    conversationId,
    code: z.string().max(100).nullable(),
  }),
  z.object({ type: z.literal('leave'), conversationId }),
  z.object({ type: z.literal('typing'), conversationId }),
  z.object({ type: z.literal('present'), available: z.boolean() }),
  z.object({
    type: z.literal('looking'),
    conversationId,
    path: pagePath.nullable(),
    objectId: z.int().min(1).max(2_147_483_647).nullable(),
    selection: z.string().max(CHAT_TEXTS.selection).overwrite(withoutCardNumbers).nullable(),
  }),
  z.object({ type: z.literal('queue') }),
]) satisfies z.ZodType<LiveRequest>;
