import { expect, test } from 'vitest';
import type { ExtraFacts } from '#domain/catalogue/facts.ts';
import { CONTEXT, FACTS, NOW } from '#domain/testing/sample.ts';
import { emptySelection } from './change.ts';
import { extraOffers } from './extra-offers.ts';
import type { OfferContext } from './selection.ts';

const words = { en: '', de: '' };

/** Returns how an extra is offered to a party that has already chosen some of its options. */
function offered(per: ExtraFacts['per'], people: number, maxima: number[], quantities: number[], lengthDays = 10) {
  const extra: ExtraFacts = {
    id: 1,
    name: words,
    per,
    required: true,
    options: maxima.map((maximum, id) => ({ id, name: words, price: 100, maximum })),
  };
  const facts = {
    ...FACTS,
    tour: { ...FACTS.tour, lengthDays },
    variant: { ...FACTS.variant, extras: [extra] },
  };
  const context: OfferContext = { ...CONTEXT, facts, language: 'en', currency: 'EUR', now: NOW, isAgent: false };
  const selection = { ...emptySelection(context), party: { 1: people }, extras: { 1: { ...quantities } } };
  const [offer] = extraOffers(selection, context);
  if (!offer) throw new Error('the extra is gone');
  return offer;
}
const limit = (...how: Parameters<typeof offered>) => offered(...how).options[0]?.limit;

test('EXTRA-01 an option at its maximum states the reason', () => {
  expect(limit('person', 2, [2], [1])).toBeNull();
  expect(limit('person', 2, [2], [2])).toBe('everybody');
  expect(limit('person', 2, [2, 2], [0, 2])).toBe('everybody');
  expect(limit('person', 5, [2, 2], [2, 0])).toBe('most');
  expect(limit('booking', 1, [3], [3])).toBe('most');
  expect(limit('night', 2, [2], [0], 1)).toBe('notSold');
});

test('EXTRA-01 a required extra states how many are missing, and one per night its price for all nights', () => {
  const nightly = offered('night', 3, [9], [2], 10);
  expect(nightly).toMatchObject({ missing: 1, nights: 9 });
  expect(nightly.options[0]).toMatchObject({ price: 100, quantity: 2, highest: 3, most: 3, amount: 1800 });
  expect(offered('booking', 3, [9], [0])).toMatchObject({ missing: 1, nights: null });
});
