import { ageOn } from '#domain/calendar/age.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { BookableFacts, PassengerTypeFacts, TourFacts } from '#domain/catalogue/facts.ts';

/** The id of the date-of-birth field. */
export const BIRTH_FIELD = 'date-of-birth';

type Ages = Pick<TourFacts, 'minimumAge' | 'maximumAge'>;

/** Returns whether an age is outside the tour's age range; this causes a warning only. */
export const isOutsideTour = (age: number, { minimumAge, maximumAge }: Ages): boolean =>
  age < minimumAge || age > maximumAge;

/**
 * Returns the passenger types for an age, in the operator's order. The tour's own ages only warn, so an age outside of
 * them counts as the nearest age of the tour; empty when the operator does not sell to that age.
 */
export function typesForAge(age: number, types: readonly PassengerTypeFacts[], tour: Ages): PassengerTypeFacts[] {
  // The comparisons are negated so that a missing bound does not restrict the age.
  const including = (years: number) => types.filter(({ ageFrom, ageTo }) => !(years < ageFrom || years > ageTo));
  const fitting = including(age);
  return fitting.length > 0 ? fitting : including(Math.min(Math.max(age, tour.minimumAge), tour.maximumAge));
}

/** A passenger type that an age does not fit: the age at departure, and the first type that fits, if any. */
export interface AgeMisfit {
  readonly age: number;
  readonly fits: PassengerTypeFacts | null;
}

/**
 * Returns why a person born on a day cannot travel as a passenger type, or null; ages of a type are binding because
 * they set the price.
 */
export function ageMisfit(
  birth: Day,
  departure: Day,
  typeId: number,
  { variant, tour }: Pick<BookableFacts, 'variant' | 'tour'>,
): AgeMisfit | null {
  const age = ageOn(birth, departure);
  const fitting = typesForAge(age, variant.passengerTypes, tour);
  return fitting.some(({ id }) => id === typeId) ? null : { age, fits: fitting[0] ?? null };
}
