/** The languages of the catalogue; the first is the fallback. */
export const LANGUAGES = ['en', 'de'] as const;

/** One of the languages of the catalogue. */
export type Language = (typeof LANGUAGES)[number];

/** A short text of the catalogue in every language. */
export type Words = Readonly<Record<Language, string>>;
