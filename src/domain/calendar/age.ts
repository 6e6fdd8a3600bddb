import { type Day, partsOf } from './day.ts';

/**
 * Returns the age in whole years on a day; someone born on 29 February turns a year older on 1 March of common years.
 */
export function ageOn(birth: Day, onDay: Day): number {
  const [birthYear] = partsOf(birth);
  const [year] = partsOf(onDay);
  return year - birthYear - (onDay.slice(5) < birth.slice(5) ? 1 : 0);
}
