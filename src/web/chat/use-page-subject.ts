import { useEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { CHAT_TEXTS } from '#domain/enquiry/chat.ts';
import { usePage } from '../browser/page-config.ts';
import { reportLooking } from '../conversation/live.ts';

/** Returns the variant that a page is about; null on other pages. */
export function usePageSubject(): { readonly path: string; readonly objectId: number | null } {
  const { pathname } = useLocation();
  const { prefix } = usePage();
  const data = useRouteLoaderData('pages/tour/tour') as
    | { readonly tour?: { readonly variants?: readonly { readonly id: number }[] } }
    | undefined;
  const booked = /^\/book-now\/[^/]+\/(\d+)/.exec(pathname)?.[1];
  return {
    path: `${prefix}${pathname}`.slice(0, CHAT_TEXTS.path),
    objectId: booked ? Number(booked) : (data?.tour?.variants?.[0]?.id ?? null),
  };
}

/** Returns the text of the booking page's summary. */
function selectionText(): string | null {
  const facts = document.querySelectorAll('#booking-price ul:first-of-type > li');
  const total = document.querySelector('#booking-price [data-total]');
  const words = [...facts, ...(total ? [total] : [])].map((fact) => fact.textContent?.trim()).filter(Boolean);
  return words.length > 0 ? words.join(' · ').slice(0, CHAT_TEXTS.selection) : null;
}

/** How often the selection is read, in ms. */
const checkEveryMs = 3000;

/** Shares the page and the selection on it with the support team, as long as the visitor agrees. */
export function useLooking(conversationId: number, isAgreed: boolean): void {
  const { path, objectId } = usePageSubject();
  useEffect(() => {
    if (!isAgreed) return;
    let reported: string | null | undefined;
    const report = () => {
      const selection = selectionText();
      if (selection === reported) return;
      reported = selection;
      reportLooking(conversationId, { path, objectId, selection });
    };
    report();
    const timer = window.setInterval(report, checkEveryMs);
    return () => window.clearInterval(timer);
  }, [conversationId, isAgreed, path, objectId]);
  useEffect(() => {
    if (isAgreed) return () => reportLooking(conversationId, null);
  }, [conversationId, isAgreed]);
}
