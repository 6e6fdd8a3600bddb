import { useMemo, useRef } from 'react';
import type { CallRefusal } from '#contract/problem.ts';
import type { PriceAnswer } from '#contract/schemas/book-now.ts';
import { packSelection, writeSelection } from '#contract/selection-codec/codec.ts';
import type { Selection } from '#domain/booking/selection.ts';
import type { Currency } from '#domain/money/currency.ts';
import { call } from '../../browser/call.ts';
import { useLoad } from '../../browser/use-call.ts';

/** How long the choices must rest before the price is asked for. */
const rest = 200;
/** For how long a change of mind finds the price that was there before. */
const remembered = 5_000;

/** The price as the page knows it. */
export type PriceReload = {
  /** The newest answer; it stays while another is on its way. */
  readonly answer: PriceAnswer | null;
  readonly state: 'fresh' | 'loading' | 'failed';
  /** Why the last reload was refused. */
  readonly failure: CallRefusal | null;
  /** Asks again at once. */
  readonly retry: () => void;
};

/** A selection as requests send it. */
export const selectionRequest = (selection: Selection, objectId: number, currency: Currency) => ({
  ...writeSelection(selection),
  objectId,
  currency,
});

/** Asks load_data for the price alone: what can be chosen the page knows by the rules. */
export const priceRequest = (selection: Selection, objectId: number, currency: Currency) => ({
  ...selectionRequest(selection, objectId, currency),
  only: 'price' as const,
});

type Reason = Pick<Selection, 'membership' | 'paymentType'>;

/** Tells the server why it is asked: the answer about the membership, or the way to take places, has changed since the last price. */
export function reloadAction(before: Reason | null, now: Reason): { action?: string } {
  if (before === null) return {};
  if (before.paymentType !== now.paymentType) return { action: 'paymentOptionUpdate' };
  return before.membership === now.membership ? {} : { action: 'waymarkMembershipUpdate' };
}

/** By which a price is known: everything it is given for. Who shares a room is no part of it, so typing their names asks for nothing. */
export const quoteKey = (selection: Selection, objectId: number, currency: Currency): string =>
  JSON.stringify([objectId, currency, packSelection(selection), premiumKey(selection)]);

/** The same policy costs another premium in another offer of the insurer. */
const premiumKey = ({ insurance: { answer, quoteId } }: Selection): string | null =>
  answer === 'yes' ? quoteId : null;

/**
 * Keeps the price like the choices: 200 ms after the last change it is asked for, a newer question aborts the older, and an
 * answer that comes late is dropped. The old price stays in view meanwhile. `learn` is told each answer before it is drawn.
 */
export function useQuote(
  selection: Selection,
  objectId: number,
  currency: Currency,
  first: PriceAnswer | null,
  learn: (answer: PriceAnswer) => void,
): PriceReload {
  const key = useMemo(() => quoteKey(selection, objectId, currency), [selection, objectId, currency]);
  const priced = useRef<Reason | null>(first ? selection : null);
  const load = async (signal: AbortSignal) => {
    const action = reloadAction(priced.current, selection);
    const request = { ...priceRequest(selection, objectId, currency), ...action };
    const loaded = await call('loadBookingData', request, { signal });
    if (!loaded.ok) return loaded;
    // What was asked for the price alone is answered so.
    const answer = loaded.answer as PriceAnswer;
    priced.current = selection;
    learn(answer);
    return { ...loaded, answer };
  };
  const { answer, state, refusal, retry } = useLoad<PriceAnswer>(`price ${key}`, load, {
    debounce: rest,
    cacheFor: remembered,
    keepPrevious: true,
    initial: first,
  });
  return { answer, state: state === 'ready' ? 'fresh' : state, failure: refusal, retry };
}
