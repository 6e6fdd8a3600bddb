import { z } from 'zod';
import type { ConversationView } from './schemas/conversation.ts';

/** Where an open page hears of news, over a WebSocket. */
export const livePath = '/api/live';

/** How often somebody who types says so, and how long it is shown, in ms. */
export const typingEvery = 3000;
export const typingShown = 6000;

const conversationId = z.int().min(1);

/** What a page can say on its socket. Messages are written and marked as read by calls, as everywhere. */
export const liveRequest = z.discriminatedUnion('type', [
  /** From now on it hears of a conversation, beginning with what was written after `after`. */
  z.object({
    type: z.literal('follow'),
    conversationId,
    code: z.string().max(100).nullable(),
    after: z.int().min(0),
  }),
  z.object({ type: z.literal('leave'), conversationId }),
  z.object({ type: z.literal('typing'), conversationId }),
]);
export type LiveRequest = z.output<typeof liveRequest>;

/** What a page hears. */
export type LiveNews =
  | {
      readonly type: 'news';
      readonly conversationId: number;
      /** What was written since the last news, in order. */
      readonly messages: ConversationView['messages'];
      readonly read: ConversationView['read'];
    }
  | { readonly type: 'typing'; readonly conversationId: number; readonly side: ConversationView['side'] }
  /** The conversation does not exist for who asks. */
  | { readonly type: 'refused'; readonly conversationId: number };
