import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ChatPrompt } from '#domain/enquiry/chat.ts';
import { breakpointOf } from '../browser/breakpoints.ts';
import { call } from '../browser/call.ts';
import { type ChatFlags, changeChat, onPaymentTrouble } from '../browser/chat-state.ts';
import { usePage } from '../browser/page-config.ts';
import { passing } from '../browser/tab-storage.ts';
import { pagePrompt, paymentFailedPrompt } from './prompts.ts';

/** A prompt that is shown, and whether somebody is there to answer. */
export type ShownPrompt = { readonly id: ChatPrompt; readonly available: boolean };

/** How long somebody reads a page before they are spoken to, and how long to wait when they are busy, in ms. */
export const calm = 30_000;
const later = 10_000;

const key = 'waymark-chat-prompts';
const seen = (): readonly string[] => (passing.read(key) ?? '').split('\n');

/** Whether somebody is in the middle of something that must not be talked into. */
function isBusy(): boolean {
  const at = document.activeElement;
  return document.hidden || document.querySelector('[data-popup]') !== null || at?.matches('input, textarea') === true;
}

/** The prompt of this page: once for each page and session, never again when it was dismissed, and only while somebody is there. */
export function usePrompt(chat: ChatFlags): {
  readonly prompt: ShownPrompt | null;
  readonly dismiss: (forGood: boolean) => void;
} {
  const { pathname } = useLocation();
  const { language } = usePage();
  const [prompt, setPrompt] = useState<ShownPrompt | null>(null);
  const id = pagePrompt(pathname, language);
  const isQuiet = chat.status !== 'closed' || chat.instantiated;
  const isWanted = id !== null && !isQuiet && !chat.dismissed.includes(id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said about one page is not said on the next
  useEffect(() => setPrompt(null), [pathname, isQuiet]);

  useEffect(() => {
    const name = `${id} ${pathname}`;
    if (!isWanted || seen().includes(name)) return;
    let left = false;
    const speak = async () => {
      if (isBusy()) {
        timer = window.setTimeout(() => void speak(), later);
        return;
      }
      const asked = await call('loadChat', {}, { silent: true });
      if (left || !asked.ok || !asked.answer.available) return;
      passing.keep(key, [...seen(), name].join('\n'));
      setPrompt({ id, available: true });
    };
    let timer = window.setTimeout(() => void speak(), calm);
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [id, pathname, isWanted]);

  useEffect(() => {
    if (isQuiet) return;
    return onPaymentTrouble(async () => {
      if (breakpointOf(window.innerWidth) !== 'desktop') return;
      const asked = await call('loadChat', {}, { silent: true });
      setPrompt({ id: paymentFailedPrompt, available: asked.ok && asked.answer.available });
    });
  }, [isQuiet]);

  return {
    prompt,
    dismiss(forGood) {
      setPrompt(null);
      // Trouble with a payment is another trouble the next time.
      if (forGood && prompt && prompt.id !== paymentFailedPrompt)
        changeChat({ dismissed: [...chat.dismissed, prompt.id] });
    },
  };
}
