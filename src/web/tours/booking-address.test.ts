import { expect, test } from 'vitest';
import { bookingAddress } from './booking-address.ts';

test('NAV-01 a departure links to the booking page, and to a hold only where that is chosen', () => {
  const departure = { variantId: 7, day: '2027-06-05' };
  expect(bookingAddress('a-tour', departure)).toBe('/book-now/a-tour/7?date=05.06.2027&type=book');
  expect(bookingAddress('a-tour', departure, 'hold')).toBe('/book-now/a-tour/7?date=05.06.2027&type=hold');
});
