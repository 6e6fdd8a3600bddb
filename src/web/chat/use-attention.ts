import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { sideOf } from '#domain/enquiry/conversation.ts';
import { changeChat, openChat, readChat } from '../browser/chat-state.ts';
import { lasting } from '../browser/storage.ts';
import { notify, playTone } from './attention.ts';

/** Returns whether the tab is hidden. */
export function useHidden(): boolean {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hidden;
}

/** Overrides the tab's title while the text is set, on every page. */
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

/** The last message that triggered a notification, shared by all tabs, so that a sound plays once. */
const notifiedKey = 'waymark-chat-heard';
const notifiedUpTo = (conversationId: number): number => {
  const [id, position] = (lasting.read(notifiedKey) ?? '').split(' ').map(Number);
  return id === conversationId ? (position ?? 0) : 0;
};

/**
 * Signals messages that arrive while the chat is minimised or the tab hidden: with a badge, the title, a sound, and a
 * notification if allowed.
 */
export function useAttention(view: ConversationView | null, isVisible: boolean): void {
  const { t } = useLingui();
  const hidden = useHidden();
  const isSeen = isVisible && !hidden;
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
    // Messages that existed on page load are unread, but trigger no notification.
    if (before === null || last <= before || last <= notifiedUpTo(id)) return;
    lasting.save(notifiedKey, `${id} ${last}`);
    if (isSeen) return;
    if (!readChat().muted) void playTone();
    notify(title, openChat);
  }, [isLoaded, last, id, isSeen, title]);

  useTitle(notifications > 0 ? title : null);
}
