import { expect, test } from 'vitest';
import { arranged, type DialCountry, dialled, foundCountries, isInternational, matchesCountry } from './phone-rules.ts';

const germany: DialCountry = { iso: 'DE', name: 'Germany', dial: '49' };
const britain: DialCountry = { iso: 'GB', name: 'United Kingdom', dial: '44' };
const reunion: DialCountry = { iso: 'RE', name: 'Réunion', dial: '262' };
const states: DialCountry = { iso: 'US', name: 'United States', dial: '1' };

test('PHONE-03 a leading 00 means plus, also in brackets, and other text is unchanged', () => {
  expect(['0049 151', '(0049) 151', '+49 151', '0151 23', '(030) 12'].map(dialled)).toEqual([
    '+49 151',
    '+49 151',
    '+49 151',
    '0151 23',
    '(030) 12',
  ]);
  expect(['0049151', '+49151', '(+49) 151', '0151'].map(isInternational)).toEqual([true, true, true, false]);
});

test('PHONE-01 a country is found by part of its name without accents, by dial code and by its two-letter code', () => {
  const found = (search: string) =>
    [germany, britain, reunion, states]
      .filter((country) => matchesCountry(country, search))
      .map((country) => country.iso);
  expect(found('germ')).toEqual(['DE']);
  expect(found('REUN')).toEqual(['RE']);
  expect(found('+44')).toEqual(['GB']);
  expect(found('0049')).toEqual(['DE']);
  expect(found('2')).toEqual(['RE']);
  expect(found('us')).toEqual(['US']);
  expect(found('united')).toEqual(['GB', 'US']);
  expect(found('  ')).toHaveLength(4);
  expect(found('zzz')).toEqual([]);
});

test('PHONE-01 countries whose name begins with the search come before those that only contain it', () => {
  const algeria: DialCountry = { iso: 'DZ', name: 'Algeria', dial: '213' };
  expect(foundCountries([algeria, germany], 'ger').map((country) => country.iso)).toEqual(['DE', 'DZ']);
  expect(foundCountries([algeria, germany], '')).toEqual([algeria, germany]);
});

test('PHONE-02 preferred countries come first in their own order, the others follow by name', () => {
  const order = arranged([britain, germany, states, reunion], ['us', 'gb'], 'en').map((country) => country.iso);
  expect(order).toEqual(['US', 'GB', 'DE', 'RE']);
});
