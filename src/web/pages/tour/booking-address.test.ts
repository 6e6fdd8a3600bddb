import { expect, test } from 'vitest';
import { bookingAddress, canBeHeld } from './booking-address.ts';

test('NAV-01 a departure leads to the booking page on its day', () => {
  expect(bookingAddress({ slug: 'a-tour' }, { variantId: 7, from: '2027-06-05' })).toBe(
    '/book-now/a-tour/7?date=05.06.2027&type=hold',
  );
});

test('HOLD-01 only places that are there and confirmed at once can be held', () => {
  expect(canBeHeld({ placesLeft: 1, confirmation: 'instant' })).toBe(true);
  expect(canBeHeld({ placesLeft: 0, confirmation: 'instant' })).toBe(false);
  expect(canBeHeld({ placesLeft: 9, confirmation: 'onRequest' })).toBe(false);
});
