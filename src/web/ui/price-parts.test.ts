import { expect, test } from 'vitest';
import { priceParts, priceText } from './price-parts.ts';

test('a price has its currency symbol in the position of the language, and distinguishes the dollars', () => {
  expect(priceParts(129900, 'EUR', 'en')).toEqual([
    { kind: 'currency', text: '€' },
    { kind: 'amount', text: '1,299.00' },
  ]);
  expect(priceText(129900, 'EUR', 'de')).toBe('1.299,00\u00a0€');
  const dollars = ['USD', 'AUD', 'CAD', 'NZD'].map((currency) => priceText(100, currency, 'en'));
  expect(new Set(dollars).size).toBe(4);
});

test('a whole price may omit its cents, any other shows them', () => {
  expect(priceText(129900, 'EUR', 'en', 'whole')).toBe('€1,299');
  expect(priceText(129950, 'EUR', 'en', 'whole')).toBe('€1,299.50');
  expect(priceText(-500, 'GBP', 'en', 'whole')).toBe('-£5');
});
