import { expect, test } from 'vitest';
import { isCardExpired } from './stored-card.ts';

const card = { expiryMonth: 2, expiryYear: 2028 };

test('PAY-06 a stored card is valid until its month is over in every time zone', () => {
  expect(isCardExpired(card, Date.UTC(2028, 1, 1))).toBe(false);
  expect(isCardExpired(card, Date.UTC(2028, 1, 29, 23, 59))).toBe(false);
  expect(isCardExpired(card, Date.UTC(2028, 2, 1, 11, 59))).toBe(false);
  expect(isCardExpired(card, Date.UTC(2028, 2, 1, 12))).toBe(true);
  expect(isCardExpired({ expiryMonth: 12, expiryYear: 2027 }, Date.UTC(2028, 0, 2))).toBe(true);
  expect(isCardExpired({ expiryMonth: 1, expiryYear: 2029 }, Date.UTC(2028, 11, 31))).toBe(false);
});
