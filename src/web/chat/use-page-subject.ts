import { useEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { CHAT_TEXTS } from '#domain/enquiry/chat.ts';
import { usePage } from '../browser/page-config.ts';
import { tellLooking } from '../conversation/live.ts';

/** The form of a tour that a page is about; null on other pages. */
export function usePageSubject(): { readonly path: string; readonly objectId: number | null } {
  const { pathname } = useLocation();
  const { prefix } = usePage();
  const shown = useRouteLoaderData('pages/tour/tour') as
    | { readonly tour?: { readonly variants?: readonly { readonly id: number }[] } }
    | undefined;
  const booked = /^\/book-now\/[^/]+\/(\d+)/.exec(pathname)?.[1];
  return {
    path: `${prefix}${pathname}`.slice(0, CHAT_TEXTS.path),
    objectId: booked ? Number(booked) : (shown?.tour?.variants?.[0]?.id ?? null),
  };
}

/** What is chosen on the booking page, in the words of its summary. */
function selectionText(): string | null {
  const facts = document.querySelectorAll('#booking-price ul:first-of-type > li');
  const total = document.querySelector('#booking-price [data-total]');
  const words = [...facts, ...(total ? [total] : [])].map((fact) => fact.textContent?.trim()).filter(Boolean);
  return words.length > 0 ? words.join(' · ').slice(0, CHAT_TEXTS.selection) : null;
}

/** How often the choice is looked at, in ms. */
const lookAgain = 3000;

/** Shows the page and what is chosen on it to whoever answers, as long as its visitor agrees. */
export function useLooking(conversationId: number, isAgreed: boolean): void {
  const { path, objectId } = usePageSubject();
  useEffect(() => {
    if (!isAgreed) return;
    let told: string | null | undefined;
    const tell = () => {
      const selection = selectionText();
      if (selection === told) return;
      told = selection;
      tellLooking(conversationId, { path, objectId, selection });
    };
    tell();
    const timer = window.setInterval(tell, lookAgain);
    return () => window.clearInterval(timer);
  }, [conversationId, isAgreed, path, objectId]);
  useEffect(() => {
    if (isAgreed) return () => tellLooking(conversationId, null);
  }, [conversationId, isAgreed]);
}
