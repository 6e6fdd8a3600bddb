import type { AnswerOf } from '#contract/schemas.ts';

type Difference = NonNullable<AnswerOf<'loadBookingData'>['data']['difference']>;

/** How a price has moved, line by line. */
export function PriceDifference(_: { difference: Difference; currency: string; total: number }) {
  return null;
}
