import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { writeLoadData } from '#contract/wire/load-data.ts';
import type { Selection } from '#domain/booking/selection.ts';
import type { Currency } from '#domain/money/currency.ts';
import { call } from '../../browser/call.ts';
import { type Debounced, debounced } from '../../browser/debounced.ts';
import type { PriceAnswer } from './view.ts';

/** How long the choices must rest before the price is asked for. */
const rest = 200;

/** The price as the page knows it. */
export type PriceReload = {
  /** The newest answer; it stays while another is on its way. */
  readonly answer: PriceAnswer | null;
  readonly state: 'fresh' | 'loading' | 'failed';
  /** Why the last reload failed, as the client told it. */
  readonly failure: unknown;
  /** Asks again at once. */
  readonly retry: () => void;
};

/** What the price depends on, as a request of load_data. */
export const priceRequest = (selection: Selection, objectId: number, currency: Currency) => ({
  ...writeLoadData(selection),
  objectId,
  currency,
});

/** Tells the server why it is asked when the answer about the membership has changed since the last price. */
export function membershipAction(before: string, now: string): { action?: string } {
  const answerIn = (request: string): unknown => (request ? JSON.parse(request).with_membership : undefined);
  return before !== '' && answerIn(before) !== answerIn(now) ? { action: 'waymarkMembershipUpdate' } : {};
}

/** By which a price is known: everything it depends on. Who shares a room is no part of it, so typing their names asks for nothing. */
export const quoteKey = (selection: Selection, objectId: number, currency: Currency): string =>
  JSON.stringify(priceRequest({ ...selection, friends: {} }, objectId, currency));

/**
 * Keeps the price like the choices: 200 ms after the last change it is asked for, a newer question aborts the older, and an
 * answer that comes late is dropped. The old price stays in view meanwhile.
 */
export function useQuote(
  selection: Selection,
  objectId: number,
  currency: Currency,
  first: PriceAnswer | null,
): PriceReload {
  const key = useMemo(() => quoteKey(selection, objectId, currency), [selection, objectId, currency]);
  const [known, setKnown] = useState({ answer: first, key: first ? key : '', failure: null as unknown });
  const asking = useRef<Debounced<string> | null>(null);
  const answered = useRef(known.key);
  asking.current ??= debounced<string, PriceAnswer>(
    rest,
    (asked, signal) =>
      call('loadBookingData', { ...JSON.parse(asked), ...membershipAction(answered.current, asked) }, { signal }),
    {
      value: (answer, asked) => {
        answered.current = asked;
        setKnown({ answer, key: asked, failure: null });
      },
      failure: (failure, asked) => setKnown(({ answer }) => ({ answer, key: asked, failure })),
    },
  );
  useEffect(() => {
    if (key === known.key) asking.current?.cancel();
    else asking.current?.ask(key);
  }, [key, known.key]);
  useEffect(() => () => asking.current?.cancel(), []);
  const retry = useCallback(() => setKnown(({ answer }) => ({ answer, key: '', failure: null })), []);
  const state = key !== known.key ? 'loading' : known.failure === null ? 'fresh' : 'failed';
  return { answer: known.answer, state, failure: known.failure, retry };
}
