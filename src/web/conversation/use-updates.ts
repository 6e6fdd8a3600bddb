import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { call } from '../browser/call.ts';

/** How often an open conversation is asked about, in ms: as patient as people who write letters. */
const askAgain = 5000;

/** Keeps an open conversation as it is on the server, and notes what was seen of it; a page that nobody looks at asks nothing. */
export function useUpdates({ id, version, side, messages, read }: ConversationView, code: string | null): void {
  const { revalidate, state } = useRevalidator();
  const seen = messages.findLast(({ author }) => (author === 'traveller') !== (side === 'traveller'))?.position ?? 0;
  const noted = read[side];
  useEffect(() => {
    if (seen <= noted) return;
    const note = () => {
      if (!document.hidden)
        void call('markConversationRead', { conversationId: id, code, position: seen }, { silent: true });
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [id, code, seen, noted]);

  const shown = useRef({ version, busy: state !== 'idle' });
  shown.current = { version, busy: state !== 'idle' };
  useEffect(() => {
    const ask = async () => {
      if (document.hidden || shown.current.busy) return;
      const news = await call('conversationVersion', { conversationId: id, code }, { silent: true });
      if (news.ok && news.answer.version !== shown.current.version) void revalidate();
    };
    const timer = window.setInterval(() => void ask(), askAgain);
    const look = () => void ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, code, revalidate]);
}
