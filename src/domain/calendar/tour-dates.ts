import { addDays, type Day } from './day.ts';

/** The last day of a tour: the first day counts. */
export const tourEnd = (start: Day, lengthDays: number): Day => addDays(start, lengthDays - 1);

/** Every day of a tour, first and last included. */
export const tourDays = (start: Day, lengthDays: number): Day[] =>
  Array.from({ length: lengthDays }, (_, index) => addDays(start, index));

/** How many nights lie between the first and the last day. */
export const tourNights = (lengthDays: number): number => lengthDays - 1;
