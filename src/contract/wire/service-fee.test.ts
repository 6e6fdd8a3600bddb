import { expect, test } from 'vitest';
import { serviceFeeOnWire } from './service-fee.ts';

test('ASK-12 a service fee is sent whole: a percentage, or an amount with its currency', () => {
  expect(serviceFeeOnWire({ kind: 'percent', share: 250 })).toBe('2.5%');
  expect(serviceFeeOnWire({ kind: 'perBooking', amount: { amount: 123_450, currency: 'EUR' } })).toBe('1234.50 EUR');
});
