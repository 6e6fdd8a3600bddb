import { parseDay } from '#domain/calendar/day.ts';

export const bookingStates = ['requested', 'confirmed', 'cancelled', 'completed'] as const;
export const bookingColumns = ['tour', 'days', 'lead', 'travellers', 'state', 'due', 'agency', 'booked'] as const;
export type BookingColumn = (typeof bookingColumns)[number];

/** The columns that are shown unless the address names others. */
const usualColumns: readonly BookingColumn[] = ['tour', 'days', 'lead', 'travellers', 'state', 'due'];

/** What a page of bookings shows; every value is in the address, so that it can be shared and bookmarked. */
export type BookingsQuery = {
  readonly q: string;
  readonly state: (typeof bookingStates)[number] | '';
  readonly from: string;
  readonly until: string;
  readonly due: '1' | '';
  readonly channel: 'direct' | 'agency' | '';
  readonly tourId: string;
  readonly departureId: string;
  readonly sort: 'newest' | 'departure';
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? '';

const idIn = (text: string | null): string => (text && /^[1-9]\d{0,8}$/.test(text) ? text : '');

/** Reads a query from an address; values that mean nothing count as none. */
export const readBookingsQuery = (query: URLSearchParams): BookingsQuery => ({
  q: (query.get('q') ?? '').trim().slice(0, 100),
  state: oneOf(bookingStates, query.get('state')),
  from: parseDay(query.get('from') ?? '') ?? '',
  until: parseDay(query.get('until') ?? '') ?? '',
  due: query.get('due') === '1' ? '1' : '',
  channel: oneOf(['direct', 'agency'] as const, query.get('channel')),
  tourId: idIn(query.get('tourId')),
  departureId: idIn(query.get('departureId')),
  sort: query.get('sort') === 'departure' ? 'departure' : 'newest',
});

/** Returns the columns that an address names, in the usual order. */
export function readColumns(query: URLSearchParams): readonly BookingColumn[] {
  const named = query.getAll('column');
  const known = bookingColumns.filter((column) => named.includes(column));
  return known.length > 0 ? known : usualColumns;
}

/** Returns whether a query narrows the list. */
export const isFiltered = ({ sort: _sort, ...filter }: BookingsQuery): boolean => Object.values(filter).some(Boolean);

/** Returns the address of a query, without what is not set. */
export function bookingsAddress(
  query: BookingsQuery,
  columns: readonly BookingColumn[] = usualColumns,
  after = '',
): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  if (query.sort === 'newest') search.delete('sort');
  if (columns.join() !== usualColumns.join()) for (const column of columns) search.append('column', column);
  if (after) search.set('after', after);
  return `?${search}`;
}
