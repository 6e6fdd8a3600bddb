import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { call } from '../browser/call.ts';
import { lastOfOther, useNews, useReadMark } from '../conversation/use-updates.ts';
import { type OutboxLine, unarrived } from './outbox.ts';
import { useOutbox } from './use-outbox.ts';

/** A chat as it is on the server, and what is on its way there. */
export type Thread = {
  /** Null until it is loaded. */
  readonly view: ConversationView | null;
  /** Why it is not: it is not there for this reader, or nobody answers. */
  readonly trouble: 'gone' | 'unreachable' | null;
  readonly typing: boolean;
  readonly outbox: readonly OutboxLine[];
  readonly reload: () => Promise<void>;
  readonly send: (body: string, attachments: readonly string[]) => void;
  /** Sends what failed again. */
  readonly retry: () => void;
  /** Takes back a line that could not be sent. */
  readonly drop: (submission: string) => void;
};

/** Loads a conversation, one answer after the other: an older one never replaces a newer one. */
function useConversation(conversationId: number, code: string | null) {
  const [view, setView] = useState<ConversationView | null>(null);
  const [trouble, setTrouble] = useState<Thread['trouble']>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef<Promise<void> | null>(null);
  const again = useRef(false);
  const reload = useCallback((): Promise<void> => {
    again.current = true;
    running.current ??= (async () => {
      setBusy(true);
      while (again.current) {
        again.current = false;
        const loaded = await call('loadConversation', { conversationId, code }, { silent: true });
        if (loaded.ok) setView(loaded.answer.conversation);
        const status = loaded.ok ? 200 : loaded.refusal.status;
        setTrouble(loaded.ok ? null : [403, 404, 422].includes(status) ? 'gone' : 'unreachable');
      }
      running.current = null;
      setBusy(false);
    })();
    return running.current;
  }, [conversationId, code]);
  useEffect(() => void reload(), [reload]);
  return { view, trouble, busy, reload };
}

const none: ConversationView['messages'] = [];

/** Keeps a chat as it is on the server and sends what is written in it; `isShown` while somebody can see it. */
export function useThread(conversationId: number, code: string | null, isShown: boolean): Thread {
  const { view, trouble, busy, reload } = useConversation(conversationId, code);
  const shown = { id: conversationId, version: view?.version ?? '', heard: view ? lastOfOther(view) : 0 };
  const { typing } = useNews(shown, code, reload, busy);
  useReadMark(view, code, isShown);
  const { lines, settle, resume, ...outbox } = useOutbox(conversationId, code, reload);
  const messages = view?.messages ?? none;
  const newest = messages.at(-1)?.position ?? 0;
  useEffect(() => settle(messages), [messages, settle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes in shows that there is a connection
  useEffect(() => resume(), [newest, resume]);
  return { view, trouble, typing, reload, ...outbox, outbox: unarrived(lines, messages) };
}
