import { expect, test } from 'vitest';
import { withoutAddresses } from './without-addresses.ts';

test('email addresses and queries are removed from a text, and file positions are kept', () => {
  const stack = 'Error: no ada@example.org\n at open (https://shop.example/holds/1?code=abc_D-9:12:7)';
  expect(withoutAddresses(stack)).toBe('Error: no [e-mail]\n at open (https://shop.example/holds/1?…:12:7)');
});
