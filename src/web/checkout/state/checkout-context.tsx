import { createContext, type ReactNode, useCallback, useContext, useMemo, useReducer, useState } from 'react';
import type { PriceAnswer } from '#contract/schemas/book-now.ts';
import type { Change } from '#domain/booking/change.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { type BookingPage, type Checkout, type CheckoutEvent, checkoutAfter, type Opening } from './checkout.ts';
import { currentProblems } from './readiness.ts';
import { type PriceReload, useQuote } from './use-quote.ts';

/** Makes a change of the selection; blocks know nothing else of the page. */
export type Act = (wish: Change) => void;

/** What the parts of the booking page share. */
export type Desk = {
  readonly page: BookingPage;
  /** What the address asked for. */
  readonly opening: Opening;
  readonly checkout: Checkout;
  readonly price: PriceReload;
  readonly act: Act;
  readonly tell: (event: CheckoutEvent) => void;
  /** The problems that a submission met and that are still there, in the order of the page. */
  readonly problems: readonly Problem[];
  /** Shows problems, or none. */
  readonly show: (problems: readonly Problem[]) => void;
};

const DeskContext = createContext<Desk | null>(null);

/** The desk, or null in a block that stands outside of the booking page. */
export const useDeskIfAny = (): Desk | null => useContext(DeskContext);

/** The desk of the booking page. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('this part belongs on the booking page');
  return desk;
}

const sameProblem = (one: Problem) => (other: Problem) => one.path === other.path && one.block === other.block;

/** Keeps what the visitor chooses, and the price that goes with it. */
export function DeskProvider({
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
  const [checkout, tell] = useReducer(checkoutAfter, opened);
  const [shown, show] = useState<readonly Problem[]>([]);
  const { selection, context } = checkout;
  // What is left comes with the price, and the two are drawn together.
  const learn = useCallback(({ data: { availability } }: PriceAnswer) => {
    if (availability)
      tell({ kind: 'learn', departures: [], availability: { [availability.departureId]: availability } });
  }, []);
  const price = useQuote(selection, page.objectId, context.currency, first, learn);
  const act = useCallback((wish: Change) => tell({ kind: 'change', wish }), []);
  const problems = useMemo(() => {
    if (shown.length === 0) return shown;
    const still = currentProblems(checkout);
    // A problem that has been mended goes at once; a new one waits for the next submission.
    return shown.flatMap((problem) => still.find(sameProblem(problem)) ?? []);
  }, [shown, checkout]);
  const desk = useMemo(
    () => ({ page, opening, checkout, price, act, tell, problems, show }),
    [page, opening, checkout, price, act, problems],
  );
  return <DeskContext.Provider value={desk}>{children}</DeskContext.Provider>;
}
