import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { call } from '../browser/call.ts';
import { lastOfOther, useMarkRead, useNews } from '../conversation/use-updates.ts';
import { type OutboxLine, unarrived } from './outbox.ts';
import { useOutbox } from './use-outbox.ts';

/** A chat on the server, and the messages that are being sent. */
export type Thread = {
  /** Null until it is loaded. */
  readonly view: ConversationView | null;
  /** Why it is not loaded: not found for this reader, or the server is unreachable. */
  readonly problem: 'gone' | 'unreachable' | null;
  readonly typing: boolean;
  readonly outbox: readonly OutboxLine[];
  readonly reload: () => Promise<void>;
  readonly send: (body: string, attachments: readonly string[]) => void;
  /** Sends a failed line again. */
  readonly retry: () => void;
  /** Discards a failed line. */
  readonly drop: (submission: string) => void;
};

/** Loads a conversation; requests are sequential, so that an older response never replaces a newer one. */
function useConversation(conversationId: number, code: string | null) {
  const [view, setView] = useState<ConversationView | null>(null);
  const [problem, setProblem] = useState<Thread['problem']>(null);
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
        setProblem(loaded.ok ? null : [403, 404, 422].includes(status) ? 'gone' : 'unreachable');
      }
      running.current = null;
      setBusy(false);
    })();
    return running.current;
  }, [conversationId, code]);
  useEffect(() => void reload(), [reload]);
  return { view, problem, busy, reload };
}

const none: ConversationView['messages'] = [];

/** Syncs a chat with the server and sends its messages; `isVisible` while the chat can be seen. */
export function useThread(conversationId: number, code: string | null, isVisible: boolean): Thread {
  const { view, problem, busy, reload } = useConversation(conversationId, code);
  const state = { id: conversationId, version: view?.version ?? '', notifiedUpTo: view ? lastOfOther(view) : 0 };
  const { typing } = useNews(state, code, reload, busy);
  useMarkRead(view, code, isVisible);
  const { lines, settle, resume, ...outbox } = useOutbox(conversationId, code, reload);
  const messages = view?.messages ?? none;
  const newest = messages.at(-1)?.position ?? 0;
  useEffect(() => settle(messages), [messages, settle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes in shows that there is a connection
  useEffect(() => resume(), [newest, resume]);
  return { view, problem, typing, reload, ...outbox, outbox: unarrived(lines, messages) };
}
