import { expect, test } from 'vitest';
import { staysOf, transportsOf } from './stays.ts';
import type { TourDay } from './tour-types.ts';

const day = (number: number, town: string, accommodation: string | null, transport: TourDay['transport']): TourDay => ({
  number,
  title: town,
  text: '',
  place: { id: number, name: town, countryCode: 'PT', latitude: 40, longitude: -8 },
  meals: [],
  accommodation,
  transport,
});

const days = [
  day(1, 'Lisbon', 'Casa Azul', 'none'),
  day(2, 'Lisbon', 'Casa Azul', 'foot'),
  day(3, 'Porto', 'Casa Azul', 'train'),
  day(4, 'Porto', null, 'foot'),
];

test('nights in one hotel are added up, and the same name in another town is another hotel', () => {
  expect(staysOf(days)).toEqual([
    { name: 'Casa Azul', place: 'Lisbon', nights: 2 },
    { name: 'Casa Azul', place: 'Porto', nights: 1 },
  ]);
});

test('each means of transport is listed once, in the order of the tour', () => {
  expect(transportsOf(days)).toEqual(['foot', 'train']);
});
