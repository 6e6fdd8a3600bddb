import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#contract/shop.ts';
import { loadWords } from './words.ts';

declare global {
  /** The messages loaded so far: each built script brings its own (`bin/page-words.ts`). */
  var waymarkWords: Messages | undefined;
}

/** Returns the messages of the page in the browser. Messages of scripts that load later are added automatically. */
export async function browserWords(language: Language): Promise<I18n> {
  if (import.meta.env.DEV) return loadWords(language);
  globalThis.waymarkWords ??= {};
  return setupI18n({ locale: language, messages: { [language]: globalThis.waymarkWords } });
}
