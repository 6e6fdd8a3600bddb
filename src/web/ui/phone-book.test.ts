import { expect, test } from 'vitest';
import { dialCountries, readNumber } from './phone-book.ts';

test('PHONE-03 checkout accepts a number with spaces, dashes, brackets, a leading 00 or a plus, and stores one format', () => {
  const same = [
    '0151 23456789',
    '0151-2345 6789',
    '(0151) 23456789',
    '+49 151 23456789',
    '0049 151 23456789',
    '+4915123456789',
  ];
  expect(same.map((typed) => readNumber(typed, 'DE').e164)).toEqual(same.map(() => '+4915123456789'));
});

test('PHONE-03 checkout refuses an invalid international number', () => {
  const bad = ['', '12', '+', 'hello', '+49 12', '+999 123456789', '0151 2345678901234567'];
  expect(bad.map((typed) => readNumber(typed, 'DE').e164)).toEqual(bad.map(() => null));
});

test('PHONE-03 pasting a full number selects its country', () => {
  expect(readNumber('+44 20 7946 0958', 'DE').country).toBe('GB');
  expect(readNumber('0061 2 9374 4000', 'DE').country).toBe('AU');
});

test('PHONE-01 every country has a name in the page’s language and a dial code', () => {
  const countries = dialCountries('de');
  expect(countries.length).toBeGreaterThan(200);
  expect(countries.every((country) => /^\d+$/.test(country.dial) && country.name !== country.iso)).toBe(true);
  expect(countries.find((country) => country.iso === 'DE')?.name).toBe('Deutschland');
});
