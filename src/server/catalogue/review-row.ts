import type { AnswerOf } from '#contract/schemas.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Language, Words } from '#domain/catalogue/words.ts';

/** A review as selected from the database. */
export type ReviewRow = {
  readonly id: number;
  readonly firstName: string;
  readonly countryCode: string;
  readonly travelled: string;
  readonly writtenOn: Day;
  readonly rating: number;
  readonly title: Words;
  readonly body: Words;
  readonly language: Language;
  readonly reply: Words | null;
};

/** The columns of a review row. */
export const reviewColumns = `review.id, first_name as "firstName", country_code as "countryCode", travelled,
  written_on as "writtenOn", rating, title, body, language, reply`;

/** Returns a review in one language. */
export const reviewIn = (
  { title, body, reply, ...rest }: ReviewRow,
  language: Language,
): AnswerOf<'loadReviews'>['items'][number] => ({
  ...rest,
  title: title[language],
  text: body[language],
  reply: reply?.[language] ?? null,
});
