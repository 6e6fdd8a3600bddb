import { addDays, type Day } from '../calendar/day.ts';

/**
 * By the length of a tour in days: how many days before departure travellers must learn whether it runs (Directive
 * 2015/2302, art. 12(3)).
 */
const NOTICE = [
  { longerThan: 6, days: 20 },
  { longerThan: 1, days: 7 },
  { longerThan: 0, days: 2 },
] as const;

/** Returns the last day on which an operator may cancel a departure because too few travellers have booked. */
export function decisionDay(departure: Day, lengthDays: number): Day {
  const { days } = NOTICE.find(({ longerThan }) => lengthDays > longerThan) ?? NOTICE[2];
  return addDays(departure, -days);
}
