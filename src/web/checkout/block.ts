import type { Problem } from '#domain/booking/problem.ts';
import type { Act } from './state/checkout-context.tsx';
import type { BookingView } from './state/view.ts';

/** What a block of the booking page is given: what to show, how to change it, and what is wrong in it. */
export type BlockProps = {
  readonly view: BookingView;
  readonly act: Act;
  readonly problems: readonly Problem[];
};
