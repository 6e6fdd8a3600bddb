import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircleQuestion, MessagesSquare } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { LastEnquiry } from '#domain/enquiry/last-enquiry.ts';
import { call } from '../browser/call.ts';
import { usePage } from '../browser/page-config.ts';
import { useAskPopup } from './ask-button.tsx';
import { forgetLastEnquiry, markLastEnquirySeen, onLastEnquiry, readLastEnquiry } from './last-enquiry.ts';
import { LastEnquiryFace } from './last-enquiry-face.tsx';

/** How often an open page polls for unread messages, in ms. */
const newsEvery = 60_000;

/** Returns the shortcut to the last enquiry, and whether it has unread messages. */
function useLastEnquiry() {
  const { pathname } = useLocation();
  const [record, setRecord] = useState<LastEnquiry | null>(null);
  const [hasNews, setHasNews] = useState(false);
  useEffect(() => {
    const read = () => setRecord(readLastEnquiry(Date.now()));
    read();
    return onLastEnquiry(read);
  }, []);
  const refresh = useCallback(async (): Promise<void> => {
    const last = readLastEnquiry(Date.now());
    setRecord(last);
    if (!last || document.hidden) return;
    const result = await call('loadTravellerStore', { bcpLink: last.path, lastSeenAt: last.lastSeenAt ?? '' });
    if (!result.ok) return;
    setHasNews(result.answer.hasNewMessage);
    // A shortcut to a conversation that does not exist is removed when its page is open.
    const isOpen = last.path.split('?')[0]?.endsWith(pathname) && /^(\/de)?\/conversations\//.test(pathname);
    if (result.answer.status === 0 && isOpen) forgetLastEnquiry();
  }, [pathname]);
  const path = record?.path;
  useEffect(() => {
    if (!path) return;
    void refresh();
    const timer = setInterval(() => void refresh(), newsEvery);
    return () => clearInterval(timer);
  }, [path, refresh]);
  return { record, hasNews: record !== null && hasNews, seen: () => setHasNews(false) };
}

const linkClass =
  'relative flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full text-ink transition-colors duration-(--motion-fast) hover:bg-mist @3xl/header:px-3';

/** "Ask us" in the header; for a week after an enquiry a link to it, with a badge for unread messages. */
export function HeaderAsk() {
  const { t } = useLingui();
  const { prefix } = usePage();
  const { record, hasNews, seen } = useLastEnquiry();
  const { opener, popup } = useAskPopup({ tourId: null, type: 'general', source: 'header', date: null });
  return (
    <>
      {record ? (
        <a
          href={record.path}
          title={t`Your question`}
          data-last-enquiry={hasNews ? 'unread' : 'read'}
          onClick={() => {
            markLastEnquirySeen(record, Date.now());
            seen();
          }}
          className={linkClass}
        >
          <MessagesSquare className="size-6" aria-hidden="true" />
          <LastEnquiryFace hasNewMessage={hasNews} />
        </a>
      ) : (
        <a href={`${prefix}/help`} title={t`Ask us`} {...opener} className={linkClass}>
          <MessageCircleQuestion className="size-6" aria-hidden="true" />
          <span className="font-semibold text-sm @max-3xl/header:sr-only">
            <Trans>Ask us</Trans>
          </span>
        </a>
      )}
      {popup}
    </>
  );
}
