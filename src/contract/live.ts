import type { ConversationView } from './schemas/conversation.ts';

/** The path of the WebSocket for live updates. */
export const livePath = '/api/live';

/** How often typing is reported, and how long it is displayed, in ms. */
export const typingEvery = 3000;
export const typingDisplayMs = 6000;

/** What a page can send on its socket; everything else uses endpoints. */
export type LiveRequest =
  /** Subscribes to a conversation; its current version is sent first. */
  | { readonly type: 'follow'; readonly conversationId: number; readonly code: string | null }
  | { readonly type: 'leave'; readonly conversationId: number }
  | { readonly type: 'typing'; readonly conversationId: number }
  /** From staff: whether they are available for chats, as long as this socket is open. */
  | { readonly type: 'present'; readonly available: boolean }
  /**
   * From a visitor who agreed to it, in their own chat: what they are viewing, as long as this socket is open; a null
   * path ends it.
   */
  | {
      readonly type: 'looking';
      readonly conversationId: number;
      readonly path: string | null;
      readonly objectId: number | null;
      readonly selection: string | null;
    }
  /** From staff: subscribes to the queue of chats; its current version is sent first. */
  | { readonly type: 'queue' };

/** What a page receives on its socket. */
export type LiveNews =
  /** The version as the endpoint returns it: a page with another version reloads the conversation. */
  | { readonly type: 'version'; readonly conversationId: number; readonly version: string }
  | { readonly type: 'typing'; readonly conversationId: number; readonly side: ConversationView['side'] }
  /** The conversation does not exist for this visitor. */
  | { readonly type: 'refused'; readonly conversationId: number }
  /** As `listChats` returns it: a page with another version reloads the queue. */
  | { readonly type: 'queue'; readonly version: string };
