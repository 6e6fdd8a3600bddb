import type { AnswerOf } from '#contract/schemas.ts';
import type { Language } from '#domain/catalogue/words.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';

/** Renders an item of the carousel with the component that the home page uses. */
export function feedbackHtml(
  webRenderer: Pick<WebRenderer, 'fragment'>,
  language: Language,
  { id, text, firstName, countryCode, rating, tour }: AnswerOf<'loadFeedback'>['feedback'],
): Promise<string> {
  return webRenderer.fragment(language, 'feedback', {
    id,
    quote: text,
    author: firstName,
    country: new Intl.DisplayNames([language], { type: 'region' }).of(countryCode) ?? countryCode,
    rating,
    tourName: tour.name,
    tourSlug: tour.slug,
  });
}
