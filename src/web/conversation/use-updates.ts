import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { typingDisplayMs } from '#contract/live.ts';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { sideOf } from '#domain/enquiry/conversation.ts';
import { call } from '../browser/call.ts';
import { followConversation } from './live.ts';

/** How often an open conversation is polled while the socket is not connected, in ms. */
const askAgain = 5000;
const askWhenLive = 60_000;

/**
 * Syncs the open conversation of a page with the server and marks it as read; returns whether the other side is typing.
 */
export function useUpdates(conversation: ConversationView, code: string | null): { readonly typing: boolean } {
  const { revalidate, state } = useRevalidator();
  useMarkRead(conversation, code, true);
  const { id, version } = conversation;
  return useNews({ id, version, notifiedUpTo: lastOfOther(conversation) }, code, revalidate, state !== 'idle');
}

/** Returns the position of the other side's last message; 0 when there is none. */
export const lastOfOther = ({ messages, side }: ConversationView): number =>
  messages.findLast(({ author }) => sideOf(author) !== side)?.position ?? 0;

/** Marks a conversation as read once it is loaded, while it is visible and the tab is active. */
export function useMarkRead(conversation: ConversationView | null, code: string | null, isVisible: boolean): void {
  const id = conversation?.id ?? 0;
  const seen = conversation ? lastOfOther(conversation) : 0;
  const noted = conversation ? conversation.read[conversation.side] : 0;
  useEffect(() => {
    if (!isVisible || seen <= noted) return;
    const note = () => {
      if (!document.hidden)
        void call('markConversationRead', { conversationId: id, code, position: seen }, { silent: true });
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [id, code, seen, noted, isVisible]);
}

/**
 * Reloads a conversation when it has changed on the server. It listens to the socket; while that is disconnected it
 * polls, unless the tab is hidden. Returns whether the other side has been typing since `notifiedUpTo`.
 */
export function useNews(
  { id, version, notifiedUpTo }: { readonly id: number; readonly version: string; readonly notifiedUpTo: number },
  code: string | null,
  reload: () => unknown,
  busy: boolean,
): { readonly typing: boolean } {
  const latest = useRef({ version, busy, reload });
  latest.current = { version, busy, reload };
  const [typing, setTyping] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has written no longer writes
  useEffect(() => setTyping(false), [notifiedUpTo]);
  useEffect(() => {
    let live = false;
    let stopped = 0;
    const ask = async () => {
      if (document.hidden || latest.current.busy) return;
      const news = await call('conversationVersion', { conversationId: id, code }, { silent: true });
      if (news.ok && news.answer.version !== latest.current.version) void latest.current.reload();
    };
    const leave = followConversation({
      conversationId: id,
      code,
      listener(news) {
        if (news.type === 'version') {
          if (news.version !== latest.current.version) void latest.current.reload();
          return;
        }
        window.clearTimeout(stopped);
        setTyping(true);
        stopped = window.setTimeout(() => setTyping(false), typingDisplayMs);
      },
      onLive(now) {
        live = now;
      },
    });
    let checkedAt = Date.now();
    const timer = window.setInterval(() => {
      // Offers expire by the clock, without an event.
      if (live && Date.now() - checkedAt < askWhenLive) return;
      checkedAt = Date.now();
      void ask();
    }, askAgain);
    const check = () => void ask();
    document.addEventListener('visibilitychange', check);
    return () => {
      leave();
      window.clearTimeout(stopped);
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [id, code]);
  return { typing };
}
