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
  | { readonly type: 'typing'; readonly conversationId: number }
  /** From staff: whether they are there for chats, as long as this socket is open. */
  | { readonly type: 'present'; readonly available: boolean }
  /** From a visitor who agreed to it, about a chat that they follow: what they look at, as long as this socket is open; a path of null ends it. */
  | {
      readonly type: 'looking';
      readonly conversationId: number;
      readonly path: string | null;
      readonly objectId: number | null;
      readonly selection: string | null;
    }
  /** From staff: from now on it hears of the queue of chats, beginning with how it is. */
  | { readonly type: 'queue' };

/** What a page hears. */
export type LiveNews =
  /** As the call of that name answers: whoever shows another version loads the conversation. */
  | { readonly type: 'version'; readonly conversationId: number; readonly version: string }
  | { readonly type: 'typing'; readonly conversationId: number; readonly side: ConversationView['side'] }
  /** The conversation does not exist for who asks. */
  | { readonly type: 'refused'; readonly conversationId: number }
  /** As `listChats` answers: whoever shows another version loads the queue. */
  | { readonly type: 'queue'; readonly version: string };
