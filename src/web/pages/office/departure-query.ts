import { parseDay } from '#domain/calendar/day.ts';

/** The departures that a page lists. */
export type DepartureFilter = {
  readonly show: 'upcoming' | 'past';
  /** Empty where the range is open. */
  readonly from: string;
  readonly until: string;
};

/** Reads a filter from an address; anything that is not a day counts as none. */
export const readFilter = (query: URLSearchParams): DepartureFilter => ({
  show: query.get('show') === 'past' ? 'past' : 'upcoming',
  from: parseDay(query.get('from') ?? '') ?? '',
  until: parseDay(query.get('until') ?? '') ?? '',
});
