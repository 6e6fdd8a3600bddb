import type { PriceData } from '#contract/schemas/book-now-data.ts';
import type { Problem } from '#domain/booking/problem.ts';
import type { OfferContext, Selection } from '#domain/booking/selection.ts';
import type { Act } from './state/checkout-context.tsx';

/** What is chosen and what it is held against: all that the rules need to say what can be chosen beside it. */
export type Chosen = { readonly selection: Selection; readonly context: OfferContext };

/** What a block of the booking page is given: what is chosen, what it costs, how to change it, and what is wrong in it. */
export type BlockProps = Chosen & {
  /** As the server last told it; null while it has told nothing. */
  readonly price: PriceData | null;
  readonly act: Act;
  readonly problems: readonly Problem[];
};
