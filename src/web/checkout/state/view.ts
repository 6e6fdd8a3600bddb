import type { AnswerOf } from '#contract/schemas.ts';
import { choicesView } from '#contract/view/choices-view.ts';
import type { Checkout } from './checkout.ts';

/** The answer to a price reload. */
export type PriceAnswer = AnswerOf<'loadBookingData'>;

/** What the blocks show. */
export type BookingView = PriceAnswer['data'];

/** What the blocks show: the choices at once by the rules, the price as the server last told it. */
export function viewOf(
  { selection, context }: Pick<Checkout, 'selection' | 'context'>,
  answer: PriceAnswer | null,
): BookingView {
  const choices = choicesView(selection, context);
  return {
    ...choices,
    takenBack: answer?.data.takenBack ?? [],
    quote: choices.departure ? (answer?.data.quote ?? null) : null,
    plans: answer?.data.plans ?? [],
    balanceDay: answer?.data.balanceDay ?? null,
    cancellation: answer?.data.cancellation ?? [],
    difference: answer?.data.difference ?? null,
  };
}
