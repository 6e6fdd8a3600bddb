import type { PriceData } from '#contract/schemas/book-now-data.ts';
import type { Problem } from '#domain/booking/problem.ts';
import type { OfferContext, Selection } from '#domain/booking/selection.ts';
import type { Act } from './state/checkout-context.tsx';

/** The selection and the context that the rules check it against. */
export type Chosen = { readonly selection: Selection; readonly context: OfferContext };

/** Props of every block of the booking page: the selection, its price, a change handler and its problems. */
export type BlockProps = Chosen & {
  /** The latest price from the server; null before the first response. */
  readonly price: PriceData | null;
  readonly act: Act;
  readonly problems: readonly Problem[];
};
