import type { AnswerOf } from '#contract/schemas.ts';
import type { Language } from '#domain/catalogue/words.ts';
import type { Currency } from '#domain/money/currency.ts';

/** A tour card as sent to clients. */
export type Card = AnswerOf<'loadCards'>['cards'][number];

/** The language and currency for display. */
export type DisplayLocale = { readonly language: Language; readonly currency: Currency };
