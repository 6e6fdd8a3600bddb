import type { ConversationView } from './schemas/conversation.ts';

/** Where an open page hears of news, over a WebSocket. */
export const livePath = '/api/live';

/** How often somebody who types says so, and how long it is shown, in ms. */
export const typingEvery = 3000;
export const typingShown = 6000;

/** What a page can say on its socket. Everything else is said by calls, as everywhere. */
export type LiveRequest =
  /** From now on it hears of a conversation, beginning with how it is. */
  | { readonly type: 'follow'; readonly conversationId: number; readonly code: string | null }
  | { readonly type: 'leave'; readonly conversationId: number }
  | { readonly type: 'typing'; readonly conversationId: number };

/** What a page hears. */
export type LiveNews =
  /** As the call of that name answers: whoever shows another version loads the conversation. */
  | { readonly type: 'version'; readonly conversationId: number; readonly version: string }
  | { readonly type: 'typing'; readonly conversationId: number; readonly side: ConversationView['side'] }
  /** The conversation does not exist for who asks. */
  | { readonly type: 'refused'; readonly conversationId: number };
