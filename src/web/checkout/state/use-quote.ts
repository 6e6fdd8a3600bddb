import { useMemo, useRef } from 'react';
import type { CallRefusal } from '#contract/problem.ts';
import type { PriceAnswer } from '#contract/schemas/book-now.ts';
import { packSelection, writeSelection } from '#contract/selection-codec/codec.ts';
import type { Selection } from '#domain/booking/selection.ts';
import type { Currency } from '#domain/money/currency.ts';
import { partySize } from '#domain/party/passengers.ts';
import { call } from '../../browser/call.ts';
import { useLoad } from '../../browser/use-call.ts';

/** How long the choices must be idle before the price is requested. */
const debounceMs = 200;
/** How long a previous price is served from the cache. */
const cacheMs = 5_000;

/** The price and its load state. */
export type PriceReload = {
  /** The latest response; it stays while another one loads. */
  readonly answer: PriceAnswer | null;
  readonly state: 'fresh' | 'loading' | 'failed';
  /** Why the last reload was refused. */
  readonly failure: CallRefusal | null;
  /** Requests the price again immediately. */
  readonly retry: () => void;
};

/** Converts a selection for requests. */
export const selectionRequest = (selection: Selection, objectId: number, currency: Currency) => ({
  ...writeSelection(selection),
  objectId,
  currency,
});

/** Builds the load_data request for the price alone; the page derives the available choices from the rules. */
export const priceRequest = (selection: Selection, objectId: number, currency: Currency) => ({
  ...selectionRequest(selection, objectId, currency),
  only: 'price' as const,
});

type Reason = Pick<Selection, 'membership' | 'paymentType'>;

/** Returns the failure label of a reload: adding a traveller has one of its own, because that is what fails for them. */
export function reloadLabel(before: Pick<Selection, 'party'> | null, { party }: Pick<Selection, 'party'>) {
  return before && partySize(party) > partySize(before.party) ? 'Traveller Form add Pax' : undefined;
}

/** Returns the reason for a reload: the membership answer or the payment type has changed since the last price. */
export function reloadAction(before: Reason | null, now: Reason): { action?: string } {
  if (before === null) return {};
  if (before.paymentType !== now.paymentType) return { action: 'paymentOptionUpdate' };
  return before.membership === now.membership ? {} : { action: 'waymarkMembershipUpdate' };
}

/** Returns the cache key of a price. It omits who shares a room, so that entering names causes no request. */
export const quoteKey = (selection: Selection, objectId: number, currency: Currency): string =>
  JSON.stringify([objectId, currency, packSelection(selection), premiumKey(selection)]);

/** The same policy has another premium in another quote of the insurer. */
const premiumKey = ({ insurance: { answer, quoteId } }: Selection): string | null =>
  answer === 'yes' ? quoteId : null;

/**
 * Loads the price of the choices: debounced by 200 ms, with only the latest request in flight and late responses
 * dropped. The old price stays visible in the meantime. `learn` receives each response before it renders.
 */
export function useQuote(
  selection: Selection,
  objectId: number,
  currency: Currency,
  first: PriceAnswer | null,
  learn: (answer: PriceAnswer) => void,
): PriceReload {
  const key = useMemo(() => quoteKey(selection, objectId, currency), [selection, objectId, currency]);
  const priced = useRef<Selection | null>(first ? selection : null);
  const load = async (signal: AbortSignal) => {
    const action = reloadAction(priced.current, selection);
    const request = { ...priceRequest(selection, objectId, currency), ...action };
    const label = reloadLabel(priced.current, selection);
    const loaded = await call('loadBookingData', request, { signal, label });
    if (!loaded.ok) return loaded;
    // The request is for the price alone, so the response has that shape.
    const answer = loaded.answer as PriceAnswer;
    priced.current = selection;
    learn(answer);
    return { ...loaded, answer };
  };
  const { answer, state, refusal, retry } = useLoad<PriceAnswer>(`price ${key}`, load, {
    debounce: debounceMs,
    cacheFor: cacheMs,
    keepPrevious: true,
    initial: first,
  });
  return { answer, state: state === 'ready' ? 'fresh' : state, failure: refusal, retry };
}
