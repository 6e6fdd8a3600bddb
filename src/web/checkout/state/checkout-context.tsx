import { createContext, type ReactNode, useCallback, useContext, useMemo, useReducer, useState } from 'react';
import type { PriceAnswer } from '#contract/schemas/book-now.ts';
import type { Change } from '#domain/booking/change.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { type BookingPage, type Checkout, type CheckoutEvent, checkoutAfter, type Opening } from './checkout.ts';
import { currentProblems } from './readiness.ts';
import { type PriceReload, useQuote } from './use-quote.ts';

/** Applies a change to the selection; blocks have no other access to the page. */
export type Act = (change: Change) => void;

/** The shared state of the booking page. */
export type CheckoutValue = {
  readonly page: BookingPage;
  /** The state that the URL requested. */
  readonly opening: Opening;
  readonly checkout: Checkout;
  readonly price: PriceReload;
  readonly act: Act;
  readonly dispatch: (event: CheckoutEvent) => void;
  /** The problems of the last submission that still exist, in page order. */
  readonly problems: readonly Problem[];
  /** Displays problems; an empty list clears them. */
  readonly show: (problems: readonly Problem[]) => void;
};

const CheckoutValueContext = createContext<CheckoutValue | null>(null);

/** Returns the checkout, or null in a block outside of the booking page. */
export const useCheckoutIfAny = (): CheckoutValue | null => useContext(CheckoutValueContext);

/** Returns the checkout of the booking page. */
export function useCheckout(): CheckoutValue {
  const checkoutValue = useContext(CheckoutValueContext);
  if (!checkoutValue) throw new Error('this part belongs on the booking page');
  return checkoutValue;
}

const sameProblem = (one: Problem) => (other: Problem) => one.path === other.path && one.block === other.block;

/** Provides the visitor's choices and their price. */
export function CheckoutProvider({
  page,
  opening,
  first,
  opened,
  children,
}: {
  page: BookingPage;
  opening: Opening;
  first: PriceAnswer | null;
  opened: Checkout;
  children: ReactNode;
}) {
  const [checkout, dispatch] = useReducer(checkoutAfter, opened);
  const [visibleProblems, show] = useState<readonly Problem[]>([]);
  const { selection, context } = checkout;
  // Availability arrives with the price, and both render together.
  const learn = useCallback(({ data: { availability } }: PriceAnswer) => {
    if (availability)
      dispatch({ kind: 'learn', departures: [], availability: { [availability.departureId]: availability } });
  }, []);
  const price = useQuote(selection, page.objectId, context.currency, first, learn);
  const act = useCallback((change: Change) => dispatch({ kind: 'change', change }), []);
  const data = price.answer?.data;
  const problems = useMemo(() => {
    if (visibleProblems.length === 0) return visibleProblems;
    const still = currentProblems(checkout, data);
    // A fixed problem disappears at once; a new one appears with the next submission.
    return visibleProblems.flatMap((problem) => still.find(sameProblem(problem)) ?? []);
  }, [visibleProblems, checkout, data]);
  const checkoutValue = useMemo(
    () => ({ page, opening, checkout, price, act, dispatch, problems, show }),
    [page, opening, checkout, price, act, problems],
  );
  return <CheckoutValueContext.Provider value={checkoutValue}>{children}</CheckoutValueContext.Provider>;
}
