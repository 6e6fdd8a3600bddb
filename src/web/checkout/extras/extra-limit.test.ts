import { expect, test } from 'vitest';
import { type Extra, extraLimit } from './extra-limit.ts';

const option = (quantity: number, highest: number, limit: number) => ({
  id: limit,
  name: '',
  price: 100,
  quantity,
  highest,
  limit,
  amount: 100 * quantity,
});
const extra = (per: Extra['per'], ...options: Extra['options']): Extra => ({
  id: 1,
  name: '',
  per,
  required: false,
  missing: 0,
  nights: null,
  options,
});
const first = (one: Extra, people: number) => one.options[0] && extraLimit(one, one.options[0], people);

test('EXTRA-01 an option that cannot be raised says why', () => {
  expect(first(extra('person', option(1, 2, 2)), 2)).toBeNull();
  expect(first(extra('person', option(2, 2, 2)), 2)).toBe('everybody');
  expect(first(extra('person', option(0, 0, 2), option(2, 2, 2)), 2)).toBe('everybody');
  expect(first(extra('person', option(2, 2, 2), option(0, 0, 2)), 5)).toBe('most');
  expect(first(extra('booking', option(3, 3, 3)), 1)).toBe('most');
  expect(first(extra('night', option(0, 0, 0)), 2)).toBe('notSold');
});
