import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../browser/call.ts';

/** What is new in the inbox: how many conversations are unread, and a text that changes with every message; empty before it is known. */
type InboxNews = { readonly unread: number; readonly version: string };

const nothing: InboxNews = { unread: 0, version: '' };
const InboxNewsContext = createContext<InboxNews>(nothing);

/** What is new in the inbox, on every page of the office. */
export const useInboxNews = (): InboxNews => useContext(InboxNewsContext);

/** How often it is asked for, in ms: seldom where nobody looks, since the number in the title of a tab is read from afar. */
const askAgain = { shown: 20_000, hidden: 60_000 };

/** Asks what is new on every page of the office, while one stays open, and when somebody comes back to it. */
export function InboxNewsSource({ children }: { children: ReactNode }) {
  const [news, setNews] = useState(nothing);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read on the last page no longer counts on this one
  useEffect(() => {
    let timer = 0;
    let left = false;
    const ask = async () => {
      window.clearTimeout(timer);
      const counted = await call('countInbox', {}, { silent: true });
      if (left) return;
      if (counted.ok) setNews(counted.answer);
      timer = window.setTimeout(() => void ask(), document.hidden ? askAgain.hidden : askAgain.shown);
    };
    const look = () => void (document.hidden || ask());
    void ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [key]);
  return <InboxNewsContext value={news}>{children}</InboxNewsContext>;
}
