import { useMemo, useRef } from 'react';
import type { CallRefusal } from '#contract/problem.ts';
import { writeLoadData } from '#contract/wire/load-data.ts';
import type { Selection } from '#domain/booking/selection.ts';
import type { Currency } from '#domain/money/currency.ts';
import { call } from '../../browser/call.ts';
import { useLoad } from '../../browser/use-call.ts';
import type { PriceAnswer } from './view.ts';

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
  const answered = useRef('');
  const { answer, state, refusal, retry } = useLoad<PriceAnswer>(
    `price ${key}`,
    (signal) => call('loadBookingData', { ...JSON.parse(key), ...membershipAction(answered.current, key) }, { signal }),
    { debounce: rest, cacheFor: remembered, keepPrevious: true, initial: first },
  );
  if (state === 'ready') answered.current = key;
  return { answer, state: state === 'ready' ? 'fresh' : state, failure: refusal, retry };
}
