import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { withoutCardNumbers } from '#domain/text/card-numbers.ts';
import { call } from '../browser/call.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { lasting } from '../browser/storage.ts';
import {
  editLine,
  failedLine,
  nextLine,
  type OutboxLine,
  onItsWay,
  parseOutbox,
  pauseAfter,
  unarrived,
} from './outbox.ts';

/** The timeout in ms after which an attempt counts as failed. */
const answerWithin = 20_000;

/**
 * Manages unsent messages: in order, one at a time, stored in the browser until they have arrived. A failed one is
 * retried automatically with the same idempotency key after a pause.
 */
export function useOutbox(conversationId: number, code: string | null, onSent: () => Promise<void>) {
  const { t } = useLingui();
  const key = `waymark-outbox-${conversationId}`;
  const [lines, setLines] = useState<readonly OutboxLine[]>([]);
  const current = useRef(lines);
  const sending = useRef(false);
  const timer = useRef<number | undefined>(undefined);
  const left = useRef(false);
  const change = useCallback(
    (next: readonly OutboxLine[]) => {
      current.current = next;
      const open = next.filter(({ position }) => position === null);
      if (open.length > 0) lasting.save(key, JSON.stringify(open));
      else lasting.forget(key);
      setLines(next);
    },
    [key],
  );
  const unreachable = t`Not sent: no connection.`;
  const unsentText = t`Not sent: there’s a problem on our side.`;
  const run = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    window.clearTimeout(timer.current);
    for (let line = nextLine(current.current); line; line = nextLine(current.current)) {
      const { submission, body, attachments } = line;
      const request = { conversationId, code, body, attachments: [...attachments], submission };
      const sent = await call('writeMessage', request, {
        silent: true,
        signal: AbortSignal.timeout(answerWithin),
      }).catch(() => ({ ok: false, refusal: { status: 0, body: null } }) as const);
      const after = sent.ok
        ? { position: sent.answer.position }
        : failedLine(
            line,
            sent.refusal.status,
            refusalMessage(sent.refusal) ?? (sent.refusal.status === 0 ? unreachable : unsentText),
          );
      change(editLine(current.current, submission, after));
      if (sent.ok) await onSent();
    }
    sending.current = false;
    const waiting = current.current.find(({ waits }) => waits === 'for a while');
    if (waiting && !left.current)
      timer.current = window.setTimeout(() => resuming.current(), pauseAfter(waiting.failures, Math.random()));
  }, [conversationId, code, change, onSent, unreachable, unsentText]);
  // The status of a line stays until it changes, so that automatic retries are not announced again.
  const resume = useCallback(() => {
    if (!current.current.some(({ waits }) => waits === 'for a while')) return;
    change(current.current.map((line) => (line.waits === 'for a while' ? { ...line, waits: null } : line)));
    void run();
  }, [change, run]);
  const resuming = useRef(resume);
  resuming.current = resume;
  useEffect(() => {
    left.current = false;
    change(parseOutbox(lasting.read(key)));
    void run();
    return () => {
      left.current = true;
      window.clearTimeout(timer.current);
    };
  }, [key, change, run]);
  const retry = useCallback(() => {
    change(current.current.map((line) => ({ ...line, ...onItsWay })));
    void run();
  }, [change, run]);
  // Retries at once when the connection is back.
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return {
    lines,
    retry,
    resume,
    send(text: string, attachments: readonly string[]) {
      const body = withoutCardNumbers(text);
      const line = { submission: crypto.randomUUID(), body, attachments, at: Math.floor(Date.now() / 1000) };
      change([...current.current, { ...line, position: null, ...onItsWay }]);
      void run();
    },
    drop: (submission: string) => {
      change(current.current.filter((line) => line.submission !== submission));
      void run();
    },
    /** Removes the lines that are part of the conversation. */
    settle: useCallback(
      (messages: ConversationView['messages']) => {
        const rest = unarrived(current.current, messages);
        if (rest.length === current.current.length) return;
        change(rest);
        // Lines behind it can be sent now.
        void run();
      },
      [change, run],
    ),
  };
}
