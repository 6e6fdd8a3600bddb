import { expect, test } from 'vitest';
import { planBulkChange } from './bulk-change.ts';

const departures = [
  { id: 1, cells: { state: 'open', seats: 12, 'price.1': 100_000, 'price.2': null } },
  { id: 2, cells: { state: 'closed', seats: 16, 'price.1': 110_000, 'price.2': 80_000 } },
];

test('closing leaves departures alone that are closed', () => {
  expect(planBulkChange(departures, { kind: 'set', cell: 'state', value: 'closed' })).toEqual([
    { departureId: 1, cell: 'state', from: 'open', to: 'closed' },
  ]);
});

test('a percentage changes every existing price and adds none', () => {
  const change = { kind: 'percent', share: 500, rounding: 'none' } as const;
  expect(planBulkChange(departures, { kind: 'price', typeId: null, change })).toEqual([
    { departureId: 1, cell: 'price.1', from: 100_000, to: 105_000 },
    { departureId: 2, cell: 'price.1', from: 110_000, to: 115_500 },
    { departureId: 2, cell: 'price.2', from: 80_000, to: 84_000 },
  ]);
});

test('a price can be set for one type of traveller', () => {
  const change = { kind: 'set', amount: 90_000 } as const;
  expect(planBulkChange(departures, { kind: 'price', typeId: 2, change })).toEqual([
    { departureId: 2, cell: 'price.2', from: 80_000, to: 90_000 },
  ]);
});
