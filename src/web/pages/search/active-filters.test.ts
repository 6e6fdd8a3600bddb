import { expect, test } from 'vitest';
import type { Facets } from '../../tours/catalogue-types.ts';
import { everything, searchAddress } from '../../tours/search-address.ts';
import { activeFilters } from './active-filters.ts';

const facets = {
  destination: [{ slug: 'italy', name: 'Italy', count: 3, kind: 'country', continent: 'europe' }],
  style: [{ slug: 'cycling', name: 'Cycling', count: 2 }],
  operator: [],
} as unknown as Facets;

test('each active filter links to the search without it, on the first page', () => {
  const state = {
    ...everything,
    q: 'lake',
    destination: ['italy', 'nowhere'],
    style: ['cycling'],
    lengthTo: 8,
    page: 3,
  };
  const active = activeFilters(state, facets);
  expect(active.map((one) => [one.filter, searchAddress(one.without)])).toEqual([
    ['q', '/search?destination=italy,nowhere&lengthTo=8&style=cycling'],
    ['destination', '/search?q=lake&destination=nowhere&lengthTo=8&style=cycling'],
    ['destination', '/search?q=lake&destination=italy&lengthTo=8&style=cycling'],
    ['style', '/search?q=lake&destination=italy,nowhere&lengthTo=8'],
    ['length', '/search?q=lake&destination=italy,nowhere&style=cycling'],
  ]);
  expect(active.flatMap((one) => (one.kind === 'named' ? [one.label] : []))).toEqual(['Italy', 'nowhere', 'Cycling']);
});

test('an empty search has no active filters', () => {
  expect(activeFilters(everything, facets)).toEqual([]);
});
