import type { LiveNews } from '#contract/live.ts';
import { sideOf } from '#domain/enquiry/conversation.ts';
import type { Caller } from '../platform/caller.ts';
import { authorOf, readConversation, viewerOf } from './access.ts';
import type { ConversationDeps } from './deps.ts';
import type { Followers } from './followers.ts';

/** Lets whoever may read a conversation follow it; null for everybody else. */
export function createFollow(
  { database, settings }: Pick<ConversationDeps, 'database'> & { settings: { readonly secret: string } },
  followers: Followers,
) {
  return async (
    { conversationId, code, after }: { conversationId: number; code: string | null; after: number },
    caller: Caller,
    send: (news: LiveNews) => void,
  ) => {
    const row = await readConversation(database, conversationId);
    const viewer = row && viewerOf(row, caller, code, settings.secret);
    if (!viewer) return null;
    const side = sideOf(authorOf(viewer));
    return {
      leave: followers.follow(conversationId, { side, after, send }),
      typing: () => followers.typing(conversationId, side),
    };
  };
}
