import type { ConversationView } from './schemas/conversation.ts';

/** Where an open page hears of news, over a WebSocket. */
export const livePath = '/api/live';

/** How often somebody who types says so, and how long it is shown, in ms. */
export const typingEvery = 3000;
export const typingShown = 6000;

/** What a page can say on its socket. Messages are written and marked as read by calls, as everywhere. */
export type LiveRequest =
  /** From now on it hears of a conversation, beginning with what was written after `after`. */
  | {
      readonly type: 'follow';
      readonly conversationId: number;
      readonly code: string | null;
      readonly after: number;
    }
  | { readonly type: 'leave'; readonly conversationId: number }
  | { readonly type: 'typing'; readonly conversationId: number };

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
