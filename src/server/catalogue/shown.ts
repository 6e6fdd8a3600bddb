import type { AnswerOf } from '#contract/schemas.ts';
import type { Language } from '#domain/catalogue/words.ts';
import type { Currency } from '#domain/money/currency.ts';

/** A tour in a listing, as it goes over the wire. */
export type Card = AnswerOf<'loadCards'>['cards'][number];

/** In which words and in which money something is shown. */
export type Shown = { readonly language: Language; readonly currency: Currency };
