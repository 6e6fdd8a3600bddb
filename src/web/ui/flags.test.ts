import { expect, test } from 'vitest';
import { flagOf } from './flags.ts';
import { dialCountries } from './phone-book.ts';

test('PHONE-01 every country with a dial code has a flag', () => {
  const without = dialCountries('en').filter(({ iso }) => flagOf(iso) === undefined);
  expect(without).toEqual([]);
});
