import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { AnswerOf } from '#contract/schemas.ts';
import { call } from '../../browser/call.ts';
import { usePage } from '../../browser/page-config.ts';
import { lasting } from '../../browser/storage.ts';
import { useCapability } from '../../browser/use-capability.ts';

/** The chat queue, and when it was loaded, in ms. */
export type ChatQueue = AnswerOf<'listChats'> & { readonly loadedAt: number };

/** The chat state of a staff member, on every page of the office. */
type ChatDesk = {
  /** Null until it is loaded. */
  readonly queue: ChatQueue | null;
  /** Whether they are available for new chats. */
  readonly isHere: boolean;
  readonly setHere: (here: boolean) => void;
  readonly reload: () => Promise<void>;
};

const noDesk: ChatDesk = { queue: null, isHere: false, setHere: () => {}, reload: async () => {} };
const DeskContext = createContext(noDesk);

/** Returns the chat state of the current staff member. */
export const useChatDesk = (): ChatDesk => useContext(DeskContext);

const hereKey = 'waymark-chat-here';
/** How often the queue is reloaded in case updates were lost, in ms. */
const loadAgain = 20_000;

/** Follows the queue on every page of the office for available staff, and on the page of chats. */
export function ChatDeskSource({ children }: { children: ReactNode }) {
  const isStaff = usePage().account?.role === 'staff';
  const may = useCapability();
  const mayRead = isStaff && may('conversations.read');
  const mayAnswer = mayRead && may('conversations.answer');
  const onPage = useLocation().pathname === '/office/chats';
  const [isHere, setHereNow] = useState(false);
  const [queue, setQueue] = useState<ChatQueue | null>(null);
  useEffect(() => setHereNow(mayAnswer && lasting.read(hereKey) === '1'), [mayAnswer]);
  const setHere = useCallback((here: boolean) => {
    setHereNow(here);
    if (here) lasting.save(hereKey, '1');
    else lasting.forget(hereKey);
  }, []);

  const known = useRef<ReadonlySet<number> | null>(null);
  const ring = useCallback((answer: AnswerOf<'listChats'>, isAlert: boolean) => {
    const waiting = new Set(answer.waiting.map(({ conversationId }) => conversationId));
    const before = known.current;
    known.current = waiting;
    if (!isAlert || !before || [...waiting].every((id) => before.has(id))) return;
    // The tone is optional, so an error is ignored.
    void import('../../chat/attention.ts').then(({ playTone }) => playTone()).catch(() => {});
  }, []);
  const turns = useRef(0);
  const reload = useCallback(async () => {
    turns.current += 1;
    const turn = turns.current;
    const listed = await call('listChats', {}, { silent: true });
    // A late response must not replace a newer one.
    if (!listed.ok || turn !== turns.current) return;
    setQueue({ ...listed.answer, loadedAt: Date.now() });
    ring(listed.answer, lasting.read(hereKey) === '1');
  }, [ring]);

  const isOn = mayRead && (isHere || onPage);
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
