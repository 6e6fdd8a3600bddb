import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from '#contract/shop.ts';

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('./catalogues/en.po'),
  de: () => import('./catalogues/de.po'),
};

/** Loads the messages of a language; they are cached. */
export async function loadWords(language: Language): Promise<I18n> {
  const { messages } = await catalogues[language]();
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
