import { expect, test } from 'vitest';
import { bookingsAddress, isFiltered, readBookingsQuery, readColumns } from './bookings-query.ts';

const read = (address: string) => readBookingsQuery(new URLSearchParams(address));

test('an address keeps the whole query and its columns', () => {
  const address =
    '?q=ada&state=confirmed&from=2031-05-01&until=2031-05-31&due=1&channel=agency&tourId=7&departureId=9&sort=departure&column=tour&column=booked&after=x';
  const columns = readColumns(new URLSearchParams(address));
  expect(bookingsAddress(read(address), columns, 'x')).toBe(address);
});

test('values that mean nothing count as none, and the usual columns are not named', () => {
  const query = read('?state=paid&from=soon&due=yes&channel=phone&tourId=-1&sort=random');
  expect([isFiltered(query), bookingsAddress(query, readColumns(new URLSearchParams('?column=secret')))]).toEqual([
    false,
    '?',
  ]);
});
