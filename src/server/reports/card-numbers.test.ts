import { expect, test } from 'vitest';
import { withoutCardNumbers } from './card-numbers.ts';

test('API-04 card numbers are struck out however they are written, and other digits stay', () => {
  expect(withoutCardNumbers('paid with 4111111111111111 today')).toBe('paid with [card number] today');
  expect(withoutCardNumbers('5555 5555 5555 4444 and 3782-822463-10005')).toBe('[card number] and [card number]');
  expect(withoutCardNumbers('483521042 4111 1111 1111 1111 x')).toBe('483521042 [card number] x');
  expect(withoutCardNumbers('12345-4111111111111111-98765')).toBe('12345-[card number]-98765');
  expect(withoutCardNumbers('order 1234567890123456')).toBe('order 1234567890123456');
  expect(withoutCardNumbers('call +49 30 1234567')).toBe('call +49 30 1234567');
});

test('a long run of digits is read in no time', () => {
  const started = performance.now();
  withoutCardNumbers('1'.repeat(100_000));
  withoutCardNumbers('1 '.repeat(10_000));
  expect(performance.now() - started).toBeLessThan(500);
});
