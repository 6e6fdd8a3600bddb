import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ChatPrompt } from '#domain/enquiry/chat.ts';
import { breakpointOf } from '../browser/breakpoints.ts';
import { call } from '../browser/call.ts';
import { type ChatFlags, changeChat, onPaymentProblem } from '../browser/chat-state.ts';
import { usePage } from '../browser/page-config.ts';
import { passing } from '../browser/tab-storage.ts';
import { pagePrompt, paymentFailedPrompt } from './prompts.ts';

/** The visible prompt, and whether staff are available. */
export type PromptView = { readonly id: ChatPrompt; readonly available: boolean };

/** The delay before a prompt, and before another attempt while the visitor is busy, in ms. */
export const calm = 30_000;
const later = 10_000;

const key = 'waymark-chat-prompts';
const seen = (): readonly string[] => (passing.read(key) ?? '').split('\n');

/** Returns whether the visitor must not be interrupted. */
function isBusy(): boolean {
  const at = document.activeElement;
  return document.hidden || document.querySelector('[data-popup]') !== null || at?.matches('input, textarea') === true;
}

/**
 * Returns the prompt of this page: once per page and session, never after it was dismissed, and only while staff are
 * available.
 */
export function usePrompt(chat: ChatFlags): {
  readonly prompt: PromptView | null;
  readonly dismiss: (forGood: boolean) => void;
} {
  const { pathname } = useLocation();
  const { language } = usePage();
  const [prompt, setPrompt] = useState<PromptView | null>(null);
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
      const result = await call('loadChat', {}, { silent: true });
      if (left || !result.ok || !result.answer.available) return;
      passing.save(key, [...seen(), name].join('\n'));
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
    return onPaymentProblem(async () => {
      if (breakpointOf(window.innerWidth) !== 'desktop') return;
      const result = await call('loadChat', {}, { silent: true });
      setPrompt({ id: paymentFailedPrompt, available: result.ok && result.answer.available });
    });
  }, [isQuiet]);

  return {
    prompt,
    dismiss(forGood) {
      setPrompt(null);
      // A dismissed payment prompt may return, because each failed payment is a new problem.
      if (forGood && prompt && prompt.id !== paymentFailedPrompt)
        changeChat({ dismissed: [...chat.dismissed, prompt.id] });
    },
  };
}
