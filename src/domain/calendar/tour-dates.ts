import { addDays, type Day } from './day.ts';

/** Returns the last day of a tour; the first day counts. */
export const tourEnd = (start: Day, lengthDays: number): Day => addDays(start, lengthDays - 1);

/** Returns every day of a tour, first and last included. */
export const tourDays = (start: Day, lengthDays: number): Day[] =>
  Array.from({ length: lengthDays }, (_, index) => addDays(start, index));

/** Returns the number of nights between the first and the last day. */
export const tourNights = (lengthDays: number): number => lengthDays - 1;
