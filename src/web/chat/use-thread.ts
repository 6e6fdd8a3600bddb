import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { call } from '../browser/call.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { lasting } from '../browser/storage.ts';
import { lastOfOther, useNews, useReadMark } from '../conversation/use-updates.ts';
import { editLine, nextLine, type OutboxLine, parseOutbox, unarrived } from './outbox.ts';

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

/** Messages on their way: in order, one at a time, kept in the browser until they have arrived. */
function useOutbox(conversationId: number, code: string | null, onSent: () => Promise<void>) {
  const { t } = useLingui();
  const key = `waymark-outbox-${conversationId}`;
  const [lines, setLines] = useState<readonly OutboxLine[]>([]);
  const current = useRef(lines);
  const sending = useRef(false);
  const change = useCallback(
    (next: readonly OutboxLine[]) => {
      current.current = next;
      const open = next.filter(({ position }) => position === null);
      if (open.length > 0) lasting.keep(key, JSON.stringify(open));
      else lasting.forget(key);
      setLines(next);
    },
    [key],
  );
  const unreachable = t`Not sent: no connection.`;
  const run = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    for (let line = nextLine(current.current); line; line = nextLine(current.current)) {
      const { submission, body, attachments } = line;
      const sent = await call(
        'writeMessage',
        { conversationId, code, body, attachments: [...attachments], submission },
        { silent: true },
      );
      change(
        editLine(
          current.current,
          submission,
          sent.ok ? { position: sent.answer.position } : { problem: refusalMessage(sent.refusal) ?? unreachable },
        ),
      );
      if (sent.ok) await onSent();
    }
    sending.current = false;
  }, [conversationId, code, change, onSent, unreachable]);
  useEffect(() => {
    change(parseOutbox(lasting.read(key)));
    void run();
  }, [key, change, run]);
  const retry = useCallback(() => {
    change(current.current.map((line) => ({ ...line, problem: null })));
    void run();
  }, [change, run]);
  // Whoever has a connection again need not press anything.
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return {
    lines,
    retry,
    send(body: string, attachments: readonly string[]) {
      const line = { submission: crypto.randomUUID(), body, attachments, at: Math.floor(Date.now() / 1000) };
      change([...current.current, { ...line, position: null, problem: null }]);
      void run();
    },
    drop: (submission: string) => {
      change(current.current.filter((line) => line.submission !== submission));
      void run();
    },
    /** Lets go of what the conversation has. */
    settle: useCallback(
      (known: number) => {
        const rest = unarrived(current.current, known);
        if (rest.length < current.current.length) change(rest);
      },
      [change],
    ),
  };
}

/** Keeps a chat as it is on the server and sends what is written in it; `isShown` while somebody can see it. */
export function useThread(conversationId: number, code: string | null, isShown: boolean): Thread {
  const { view, trouble, busy, reload } = useConversation(conversationId, code);
  const shown = { id: conversationId, version: view?.version ?? '', heard: view ? lastOfOther(view) : 0 };
  const { typing } = useNews(shown, code, reload, busy);
  useReadMark(view, code, isShown);
  const { lines, settle, ...outbox } = useOutbox(conversationId, code, reload);
  const known = view?.messages.at(-1)?.position ?? 0;
  useEffect(() => settle(known), [known, settle]);
  return { view, trouble, typing, reload, ...outbox, outbox: unarrived(lines, known) };
}
