import { z } from 'zod';
import { CHAT_TEXTS } from '#domain/enquiry/chat.ts';
import type { LiveRequest } from '../live.ts';
import { pagePath } from './chat.ts';

const conversationId = z.int().min(1);

/** Reads what a page says on its socket. */
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
    selection: z.string().max(CHAT_TEXTS.selection).nullable(),
  }),
  z.object({ type: z.literal('queue') }),
]) satisfies z.ZodType<LiveRequest>;
