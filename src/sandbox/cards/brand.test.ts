import { expect, test } from 'vitest';
import { brandOf, codeLengthOf, groupDigits, isCardNumber, passesLuhn } from './brand.ts';

test('the brand of a card is detected as soon as its first digits are unambiguous', () => {
  expect(['', '3', '6', '5', '9', '1', '20'].map(brandOf)).toEqual(Array(7).fill(null));
  expect(brandOf('4')).toBe('visa');
  expect(['51', '55', '2221', '2720'].map(brandOf)).toEqual(Array(4).fill('mastercard'));
  expect(['56', '2220', '2721'].map(brandOf)).toEqual([null, null, null]);
  expect(['34', '37'].map(brandOf)).toEqual(['amex', 'amex']);
  expect(['6011', '644', '65'].map(brandOf)).toEqual(Array(3).fill('discover'));
  expect(['36', '305', '38'].map(brandOf)).toEqual(Array(3).fill('diners'));
  expect(['3528', '3589', '3527'].map(brandOf)).toEqual(['jcb', 'jcb', null]);
  expect(['6304', '5018', '6762'].map(brandOf)).toEqual(Array(3).fill('maestro'));
  expect(['62', '81'].map(brandOf)).toEqual(['unionpay', 'unionpay']);
});

test('PAY-03 digits are grouped as on the card, and security codes have three or four digits', () => {
  expect(groupDigits('4111111111111111')).toBe('4111 1111 1111 1111');
  expect(groupDigits('41111')).toBe('4111 1');
  expect(groupDigits('378282246310005')).toBe('3782 822463 10005');
  expect(groupDigits('36259600000004')).toBe('3625 960000 0004');
  expect(groupDigits('6212345678901234567')).toBe('6212 3456 7890 1234 567');
  expect(groupDigits('')).toBe('');
  expect([codeLengthOf('visa'), codeLengthOf('amex'), codeLengthOf(null)]).toEqual([3, 4, 3]);
});

test('a card number is valid when brand, length and check digit match', () => {
  expect(passesLuhn('4111111111111111')).toBe(true);
  expect(passesLuhn('4111111111111112')).toBe(false);
  expect(isCardNumber('4111111111111111')).toBe(true);
  expect(isCardNumber('4111111111111112')).toBe(false);
  expect(isCardNumber('411111111111111')).toBe(false);
  expect(isCardNumber('')).toBe(false);
});
