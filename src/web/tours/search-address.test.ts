import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleared, everything, readAddress, type SearchState, searchAddress, toggled } from './search-address.ts';

test('a search address contains only set filters, in a fixed order', () => {
  expect(searchAddress(everything)).toBe('/search');
  expect(
    searchAddress({
      ...everything,
      page: 2,
      style: ['cycling', 'walking'],
      q: 'lake como',
      instant: true,
      sort: 'price',
    }),
  ).toBe('/search?q=lake+como&style=cycling,walking&instant=1&sort=price&page=2');
});

test('PRICE-06 a forced currency stays in the address, any other does not', () => {
  expect(searchAddress({ deal: true }, 'USD')).toBe('/search?deal=1&currency=USD');
  expect(searchAddress({}, null)).toBe('/search');
});

test('a search address is parsed into what the catalogue expects', () => {
  const ask = (query: string) => readAddress(new URLSearchParams(query));
  expect(ask('q=&destination=italy&destination=greece&utm_source=x')).toEqual({ destination: ['italy', 'greece'] });
  expect(ask('days=8-14')).toEqual({ lengthFrom: '8', lengthTo: '14' });
  expect(ask('days=15-')).toEqual({ lengthFrom: '15' });
  expect(ask('days=nonsense')).toEqual({});
  expect(ask('month=banana&page=-5')).toEqual({ month: 'banana', page: '-5' });
});

test('any search text round-trips through its address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (q) => {
      const address = searchAddress({ q });
      const read = readAddress(new URL(address, 'https://example.org').searchParams).q ?? '';
      expect(read).toBe(q.trim() === '' ? '' : q);
    }),
  );
});

test('toggling a filter value adds or removes it, and returns to the first page', () => {
  const now: SearchState = { ...everything, q: 'food', page: 4, style: ['cycling'] };
  expect(toggled(now, 'style', 'walking')).toEqual({ ...now, page: 1, style: ['cycling', 'walking'] });
  expect(toggled(now, 'style', 'cycling')).toEqual({ ...now, page: 1, style: [] });
  expect(cleared({ ...now, sort: 'price', view: 'map' })).toEqual({ ...everything, sort: 'price', view: 'map' });
});

test('a text ending in half a surrogate pair still has an address', () => {
  expect(searchAddress({ q: 'sea \ud83c' })).toBe('/search?q=sea+%EF%BF%BD');
});
