import { expect, test } from 'vitest';
import { isOver } from './expiry.ts';
import { brandFacts, caretAfter, fieldProblem, readField } from './field-text.ts';

const now = Date.UTC(2030, 5, 15);
const expiry = (text: string) => readField('expirationDate', text, 3, now);
const number = (text: string) => readField('number', text, 3, now);
const code = (text: string, length = 3) => readField('cvv', text, length, now);

test('PAY-03 an expiry is formatted MM / YY whether typed, pasted or autofilled', () => {
  for (const text of ['1231', '12/31', '12 / 31', '12/2031', '122031', '12-31'])
    expect(expiry(text).text).toBe('12 / 31');
  expect(expiry('1').text).toBe('1');
  expect(expiry('5').text).toBe('05 / ');
  expect(expiry('5/31').text).toBe('05 / 31');
  expect(expiry('12 / 345').text).toBe('12 / 34');
  expect(expiry('').text).toBe('');
});

test('an expiry is valid from this month for twenty years', () => {
  expect(['0630', '0531', '1250', '0530', '1330', '0031', '12', '0151'].map((text) => expiry(text).valid)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  const june = { month: 6, year: 2030 };
  expect(isOver(june, Date.UTC(2030, 6, 1, 11, 59))).toBe(false);
  expect(isOver(june, Date.UTC(2030, 6, 1, 12))).toBe(true);
});

test('PAY-03 non-digits and surplus digits are removed from a card number', () => {
  expect(number('4111-1111 1111x1111 9999')).toMatchObject({ text: '4111 1111 1111 1111 999' });
  expect(number('5555 5555 5555 4444 1')).toEqual({
    digits: '5555555555554444',
    text: '5555 5555 5555 4444',
    valid: true,
  });
  expect(brandFacts('34')).toEqual({ brand: 'amex', codeLength: 4 });
});

test('PAY-03 a security code has as many digits as its card brand requires', () => {
  expect(code('12')).toMatchObject({ valid: false });
  expect(code('1234')).toEqual({ digits: '123', text: '123', valid: true });
  expect(code('1234', 4)).toMatchObject({ digits: '1234', valid: true });
  expect(code('123', 4)).toMatchObject({ valid: false });
});

test('the caret stays behind the typed digit', () => {
  expect(caretAfter('4111 1', 4)).toBe(5);
  expect(caretAfter('4111 1', 5)).toBe(6);
  expect(caretAfter('12 / ', 2)).toBe(5);
  expect(caretAfter('12 / 3', 1)).toBe(1);
  expect(caretAfter('4111', 0)).toBe(0);
  expect(caretAfter('41', 9)).toBe(2);
});

test('PAY-04 submitted card fields are reported as empty, invalid or valid', () => {
  const right = { number: number('4111111111111111'), expirationDate: expiry('1231'), cvv: code('123') };
  expect(fieldProblem(right)).toBeNull();
  expect(fieldProblem({ number: number(''), expirationDate: expiry(''), cvv: code('') })).toEqual({ kind: 'empty' });
  expect(fieldProblem({ ...right, cvv: code(''), number: number('4') })).toEqual({
    kind: 'invalid',
    fields: ['number', 'cvv'],
  });
});
