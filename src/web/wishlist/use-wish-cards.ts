import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/schemas.ts';
import { usePage } from '../browser/page-config.ts';
import { useCall } from '../browser/use-call.ts';

/** A tour in a listing. */
export type Card = AnswerOf<'loadCards'>['cards'][number];

/** The number of cards per request. */
const atOnce = 60;

const byId = (cards: readonly Card[]): ReadonlyMap<number, Card | null> =>
  new Map(cards.map((card) => [card.id, card]));

/** Returns the cards of some tours in the requested order; loaded cards are cached by currency. */
export function useWishCards(ids: readonly number[], known: readonly Card[] = []) {
  const { currency } = usePage();
  const [cards, setCards] = useState(() => byId(known));
  const [pricedIn, setPricedIn] = useState(currency);
  if (pricedIn !== currency) {
    setPricedIn(currency);
    setCards(byId(known));
  }
  const lacking = ids.filter((id) => !cards.has(id)).slice(0, atOnce);
  const wanted = lacking.join(',');
  const { answer, state, retry } = useCall('loadCards', { ids: wanted }, { enabled: wanted !== '' });
  useEffect(() => {
    if (!answer) return;
    // A tour that no longer exists is cached as missing, so that it is not requested again and again.
    const missing = wanted.split(',').map((id) => [Number(id), null] as const);
    setCards((before) => new Map<number, Card | null>([...before, ...missing, ...byId(answer.cards)]));
  }, [answer, wanted]);
  const failed = state === 'failed';
  return {
    cards: ids.flatMap((id) => cards.get(id) ?? []),
    loading: lacking.length > 0 && !failed,
    failed,
    retry,
  };
}
