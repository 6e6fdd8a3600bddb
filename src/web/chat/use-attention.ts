import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { sideOf } from '#domain/enquiry/conversation.ts';
import { changeChat, openChat, readChat } from '../browser/chat-state.ts';
import { lasting } from '../browser/storage.ts';
import { notify, playTone } from './attention.ts';

/** Whether the tab is hidden. */
export function useHidden(): boolean {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}

/** Says something in the title of the tab for as long as it holds, whatever page is open. */
function useTitle(words: string | null): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title
  useEffect(() => {
    if (words === null) return;
    const own = document.title;
    document.title = words;
    return () => {
      if (document.title === words) document.title = own;
    };
  }, [words, pathname]);
}

/** The last message that was told of, for all tabs: one message sounds once. */
const heardKey = 'waymark-chat-heard';
const heardUpTo = (conversationId: number): number => {
  const [id, position] = (lasting.read(heardKey) ?? '').split(' ').map(Number);
  return id === conversationId ? (position ?? 0) : 0;
};

/** Tells of what came in while the chat was small or the tab hidden: a mark, the title, a sound, and a notification for those who allow them. */
export function useAttention(view: ConversationView | null, isShown: boolean): void {
  const { t } = useLingui();
  const hidden = useHidden();
  const isSeen = isShown && !hidden;
  const others = view?.messages.filter(({ author }) => sideOf(author) !== view.side) ?? [];
  const read = view ? view.read[view.side] : 0;
  const unread = others.filter(({ position }) => position > read).length;
  const last = others.at(-1)?.position ?? 0;
  const title = t`New message from Waymark`;
  const id = view?.id ?? 0;
  const isLoaded = view !== null;

  const notifications = isSeen ? 0 : unread;
  useEffect(() => {
    if (isLoaded && readChat().notifications !== notifications) changeChat({ notifications });
  }, [isLoaded, notifications]);

  const known = useRef<number | null>(null);
  useEffect(() => {
    if (!isLoaded) return;
    const before = known.current;
    known.current = last;
    // What was there when the page came is not new, only unread.
    if (before === null || last <= before || last <= heardUpTo(id)) return;
    lasting.keep(heardKey, `${id} ${last}`);
    if (isSeen) return;
    if (!readChat().muted) void playTone();
    notify(title, openChat);
  }, [isLoaded, last, id, isSeen, title]);

  useTitle(notifications > 0 ? title : null);
}
