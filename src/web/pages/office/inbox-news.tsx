import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../browser/call.ts';
import { useCapability } from '../../browser/use-capability.ts';

/**
 * Inbox updates: the number of unread conversations, and a version that changes with every message; empty until loaded.
 */
type InboxNews = { readonly unread: number; readonly version: string };

const nothing: InboxNews = { unread: 0, version: '' };
const InboxNewsContext = createContext<InboxNews>(nothing);

/** Returns the inbox updates, on every page of the office. */
export const useInboxNews = (): InboxNews => useContext(InboxNewsContext);

/** The poll interval in ms, longer for hidden tabs, whose title still shows the unread count. */
const askAgain = { visible: 20_000, hidden: 60_000 };

/** Polls for inbox updates on every page of the office, and when the tab becomes visible again. */
export function InboxNewsSource({ children }: { children: ReactNode }) {
  const [news, setNews] = useState(nothing);
  const { key } = useLocation();
  const mayRead = useCapability()('conversations.read');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read on the last page no longer counts on this one
  useEffect(() => {
    if (!mayRead) return;
    let timer = 0;
    let left = false;
    const ask = async () => {
      window.clearTimeout(timer);
      const counted = await call('countInbox', {}, { silent: true });
      if (left) return;
      if (counted.ok) setNews(counted.answer);
      timer = window.setTimeout(() => void ask(), document.hidden ? askAgain.hidden : askAgain.visible);
    };
    const check = () => void (document.hidden || ask());
    void ask();
    document.addEventListener('visibilitychange', check);
    return () => {
      left = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [key, mayRead]);
  return <InboxNewsContext value={news}>{children}</InboxNewsContext>;
}
