import { createContext, type ReactNode, useCallback, useContext, useMemo, useReducer, useState } from 'react';
import type { PriceAnswer } from '#contract/schemas/book-now.ts';
import type { Change } from '#domain/booking/change.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { type BookingPage, type Checkout, type CheckoutEvent, checkoutAfter, type Opening } from './checkout.ts';
import { currentProblems } from './readiness.ts';
import { type PriceReload, useQuote } from './use-quote.ts';

/** Makes a change of the selection; blocks know nothing else of the page. */
export type Act = (change: Change) => void;

/** What the parts of the booking page share. */
export type CheckoutValue = {
  readonly page: BookingPage;
  /** What the address asked for. */
  readonly opening: Opening;
  readonly checkout: Checkout;
  readonly price: PriceReload;
  readonly act: Act;
  readonly dispatch: (event: CheckoutEvent) => void;
  /** The problems that a submission met and that are still there, in the order of the page. */
  readonly problems: readonly Problem[];
  /** Shows problems, or none. */
  readonly show: (problems: readonly Problem[]) => void;
};

const CheckoutValueContext = createContext<CheckoutValue | null>(null);

/** The checkout, or null in a block that stands outside of the booking page. */
export const useCheckoutIfAny = (): CheckoutValue | null => useContext(CheckoutValueContext);

/** The checkout of the booking page. */
export function useCheckout(): CheckoutValue {
  const checkoutValue = useContext(CheckoutValueContext);
  if (!checkoutValue) throw new Error('this part belongs on the booking page');
  return checkoutValue;
}

const sameProblem = (one: Problem) => (other: Problem) => one.path === other.path && one.block === other.block;

/** Keeps what the visitor chooses, and the price that goes with it. */
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
  const [shown, show] = useState<readonly Problem[]>([]);
  const { selection, context } = checkout;
  // What is left comes with the price, and the two are drawn together.
  const learn = useCallback(({ data: { availability } }: PriceAnswer) => {
    if (availability)
      dispatch({ kind: 'learn', departures: [], availability: { [availability.departureId]: availability } });
  }, []);
  const price = useQuote(selection, page.objectId, context.currency, first, learn);
  const act = useCallback((change: Change) => dispatch({ kind: 'change', change }), []);
  const data = price.answer?.data;
  const problems = useMemo(() => {
    if (shown.length === 0) return shown;
    const still = currentProblems(checkout, data);
    // A problem that has been mended goes at once; a new one waits for the next submission.
    return shown.flatMap((problem) => still.find(sameProblem(problem)) ?? []);
  }, [shown, checkout, data]);
  const checkoutValue = useMemo(
    () => ({ page, opening, checkout, price, act, dispatch, problems, show }),
    [page, opening, checkout, price, act, problems],
  );
  return <CheckoutValueContext.Provider value={checkoutValue}>{children}</CheckoutValueContext.Provider>;
}
