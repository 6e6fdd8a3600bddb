import { z } from 'zod';
import type { LiveRequest } from '../live.ts';

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
]) satisfies z.ZodType<LiveRequest>;
