import type { FeedbackItem } from '#contract/fragment.ts';
import type { Feedback } from '../../tours/catalogue-types.ts';
import { formatter } from '../../ui/formatter.ts';

/** Returns an item of the carousel for its card, with the country in the reader's language. */
export function feedbackItem(feedback: Feedback, locale: string): FeedbackItem {
  return {
    id: feedback.id,
    quote: feedback.text,
    author: feedback.firstName,
    country: formatter(Intl.DisplayNames, locale, { type: 'region' }).of(feedback.countryCode) ?? feedback.countryCode,
    rating: feedback.rating,
    tourName: feedback.tour.name,
    tourSlug: feedback.tour.slug,
  };
}
