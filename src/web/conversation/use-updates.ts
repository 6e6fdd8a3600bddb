import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { typingShown } from '#contract/live.ts';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { sideOf } from '#domain/enquiry/conversation.ts';
import { call } from '../browser/call.ts';
import { followConversation } from './live.ts';

/** How often an open conversation is asked about while it is not told, in ms: as patient as people who write letters. */
const askAgain = 5000;
const askWhenLive = 60_000;

/** Keeps the open conversation of a page as it is on the server, and notes what was seen of it. Answers whether the other side is writing. */
export function useUpdates(conversation: ConversationView, code: string | null): { readonly typing: boolean } {
  const { revalidate, state } = useRevalidator();
  useReadMark(conversation, code, true);
  const { id, version } = conversation;
  return useNews({ id, version, heard: lastOfOther(conversation) }, code, revalidate, state !== 'idle');
}

/** The position of the last message of the other side; 0 when it has written none. */
export const lastOfOther = ({ messages, side }: ConversationView): number =>
  messages.findLast(({ author }) => sideOf(author) !== side)?.position ?? 0;

/** Notes what was seen of a conversation once it is loaded, while it is shown and somebody looks. */
export function useReadMark(conversation: ConversationView | null, code: string | null, isShown: boolean): void {
  const id = conversation?.id ?? 0;
  const seen = conversation ? lastOfOther(conversation) : 0;
  const noted = conversation ? conversation.read[conversation.side] : 0;
  useEffect(() => {
    if (!isShown || seen <= noted) return;
    const note = () => {
      if (!document.hidden)
        void call('markConversationRead', { conversationId: id, code, position: seen }, { silent: true });
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [id, code, seen, noted, isShown]);
}

/**
 * Hears when a conversation is another than the one that is shown, and has it loaded again. It is told of news; while there is no
 * such line it asks, unless nobody looks at it. Answers whether the other side is writing, since the last that was `heard` of it.
 */
export function useNews(
  { id, version, heard }: { readonly id: number; readonly version: string; readonly heard: number },
  code: string | null,
  reload: () => unknown,
  busy: boolean,
): { readonly typing: boolean } {
  const shown = useRef({ version, busy, reload });
  shown.current = { version, busy, reload };
  const [typing, setTyping] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has written no longer writes
  useEffect(() => setTyping(false), [heard]);
  useEffect(() => {
    let live = false;
    let stopped = 0;
    const ask = async () => {
      if (document.hidden || shown.current.busy) return;
      const news = await call('conversationVersion', { conversationId: id, code }, { silent: true });
      if (news.ok && news.answer.version !== shown.current.version) void shown.current.reload();
    };
    const leave = followConversation({
      conversationId: id,
      code,
      hear(news) {
        if (news.type === 'version') {
          if (news.version !== shown.current.version) void shown.current.reload();
          return;
        }
        window.clearTimeout(stopped);
        setTyping(true);
        stopped = window.setTimeout(() => setTyping(false), typingShown);
      },
      onLive(now) {
        live = now;
      },
    });
    let asked = Date.now();
    const timer = window.setInterval(() => {
      // An offer ends by the clock, of which nobody is told.
      if (live && Date.now() - asked < askWhenLive) return;
      asked = Date.now();
      void ask();
    }, askAgain);
    const look = () => void ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      leave();
      window.clearTimeout(stopped);
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, code]);
  return { typing };
}
