import { expect, test } from 'vitest';
import { withoutAddresses } from './without-addresses.ts';

test('a text loses e-mail addresses and queries, and keeps the place in a file', () => {
  const stack = 'Error: no ada@example.org\n at open (https://shop.example/holds/1?code=abc_D-9:12:7)';
  expect(withoutAddresses(stack)).toBe('Error: no [e-mail]\n at open (https://shop.example/holds/1?…:12:7)');
});
