import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { AnswerOf } from '#contract/schemas.ts';
import { call } from '../../browser/call.ts';
import { usePage } from '../../browser/page-config.ts';
import { lasting } from '../../browser/storage.ts';

/** The queue of chats with the moment it was loaded, in ms. */
export type ChatQueue = AnswerOf<'listChats'> & { readonly loadedAt: number };

/** The desk of somebody who answers chats, on every page of the office. */
type ChatDesk = {
  /** Null until it is loaded. */
  readonly queue: ChatQueue | null;
  /** Whether they are there for new chats. */
  readonly isHere: boolean;
  readonly setHere: (here: boolean) => void;
  readonly reload: () => Promise<void>;
};

const noDesk: ChatDesk = { queue: null, isHere: false, setHere: () => {}, reload: async () => {} };
const DeskContext = createContext(noDesk);

/** The desk of the reader. */
export const useChatDesk = (): ChatDesk => useContext(DeskContext);

const hereKey = 'waymark-chat-here';
/** How often the queue is loaded anew in case news got lost, in ms. */
const loadAgain = 20_000;

/** Follows the queue on every page of the office, for those who are there for chats, and on the page of chats. */
export function ChatDeskSource({ children }: { children: ReactNode }) {
  const isStaff = usePage().account?.role === 'staff';
  const onPage = useLocation().pathname === '/office/chats';
  const [isHere, setHereNow] = useState(false);
  const [queue, setQueue] = useState<ChatQueue | null>(null);
  useEffect(() => setHereNow(lasting.read(hereKey) === '1'), []);
  const setHere = useCallback((here: boolean) => {
    setHereNow(here);
    if (here) lasting.keep(hereKey, '1');
    else lasting.forget(hereKey);
  }, []);

  const known = useRef<ReadonlySet<number> | null>(null);
  const ring = useCallback((answer: AnswerOf<'listChats'>, isAlert: boolean) => {
    const waiting = new Set(answer.waiting.map(({ conversationId }) => conversationId));
    const before = known.current;
    known.current = waiting;
    if (!isAlert || !before || [...waiting].every((id) => before.has(id))) return;
    // Without it the queue is seen all the same.
    void import('../../chat/attention.ts').then(({ playTone }) => playTone()).catch(() => {});
  }, []);
  const asked = useRef(0);
  const reload = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    const listed = await call('listChats', {}, { silent: true });
    // An older answer that comes late must not replace a newer one.
    if (!listed.ok || turn !== asked.current) return;
    setQueue({ ...listed.answer, loadedAt: Date.now() });
    ring(listed.answer, lasting.read(hereKey) === '1');
  }, [ring]);

  const isOn = isStaff && (isHere || onPage);
  useEffect(() => {
    if (!isOn) return;
    let left = false;
    let leave: (() => void) | null = null;
    void import('../../conversation/live.ts')
      .then(({ followQueue }) => {
        if (!left) leave = followQueue(() => void reload(), isHere);
      })
      .catch(() => {});
    void reload();
    const timer = window.setInterval(() => void reload(), loadAgain);
    return () => {
      left = true;
      leave?.();
      window.clearInterval(timer);
    };
  }, [isOn, isHere, reload]);

  const desk = useMemo(() => ({ queue, isHere, setHere, reload }), [queue, isHere, setHere, reload]);
  return <DeskContext value={desk}>{children}</DeskContext>;
}
