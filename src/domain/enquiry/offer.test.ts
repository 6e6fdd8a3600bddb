import { expect, test } from 'vitest';
import { type OfferFacts, offerState } from './offer.ts';

const open: OfferFacts = { withdrawn: false, claim: null, expiresAt: 1000, placesLeft: 2, people: 2 };

test('an action on an offer takes precedence over its expiry', () => {
  expect(offerState(open, 999)).toBe('open');
  expect(offerState(open, 1000)).toBe('expired');
  expect(offerState({ ...open, placesLeft: 1 }, 999)).toBe('full');
  expect(offerState({ ...open, placesLeft: 0 }, 1000)).toBe('expired');
  expect(offerState({ ...open, placesLeft: 0, claim: 'reserved' }, 2000)).toBe('reserved');
  expect(offerState({ ...open, claim: 'booked' }, 2000)).toBe('booked');
  expect(offerState({ ...open, withdrawn: true, claim: null }, 999)).toBe('withdrawn');
});
