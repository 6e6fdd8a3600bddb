import { expect, test } from 'vitest';
import { growth } from '#tests/support/timing.ts';
import { withoutCardNumbers } from './card-numbers.ts';

test('API-04 card numbers are struck out however they are written, and other digits stay', () => {
  expect(withoutCardNumbers('paid with 4111111111111111 today')).toBe('paid with [card number] today');
  expect(withoutCardNumbers('5555 5555 5555 4444 and 3782-822463-10005')).toBe('[card number] and [card number]');
  expect(withoutCardNumbers('483521042 4111 1111 1111 1111 x')).toBe('483521042 [card number] x');
  expect(withoutCardNumbers('12345-4111111111111111-98765')).toBe('12345-[card number]-98765');
  expect(withoutCardNumbers('order 1234567890123456')).toBe('order 1234567890123456');
  expect(withoutCardNumbers('call +49 30 1234567')).toBe('call +49 30 1234567');
});

test.each(['1', '1 '])('a long run of digits is read in linear time: "%s"', (piece) => {
  expect(growth((size) => withoutCardNumbers(piece.repeat(size)), 50_000)).toBeLessThan(10);
});
