import { ageOn } from '#domain/calendar/age.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { BookableFacts, PassengerTypeFacts, TourFacts } from '#domain/catalogue/facts.ts';

/** The field that asks when somebody was born. */
export const BIRTH_FIELD = 'date-of-birth';

type Ages = Pick<TourFacts, 'minimumAge' | 'maximumAge'>;

/** Tells whether an age lies outside those that a tour is made for; that warns, and nothing more. */
export const isOutsideTour = (age: number, { minimumAge, maximumAge }: Ages): boolean =>
  age < minimumAge || age > maximumAge;

/**
 * The passenger types that somebody of an age may be counted as, in the operator's order. The tour's own ages only warn, so
 * whoever is outside of them counts as the nearest age that the tour is made for; none when the operator sells to no such age.
 */
export function typesForAge(age: number, types: readonly PassengerTypeFacts[], tour: Ages): PassengerTypeFacts[] {
  // Asked this way round, a bound that is missing from the facts bounds nothing.
  const including = (years: number) => types.filter(({ ageFrom, ageTo }) => !(years < ageFrom || years > ageTo));
  const fitting = including(age);
  return fitting.length > 0 ? fitting : including(Math.min(Math.max(age, tour.minimumAge), tour.maximumAge));
}

/** A passenger type that an age does not fit: the age at departure, and the first type that fits, if there is one. */
export interface AgeMisfit {
  readonly age: number;
  readonly fits: PassengerTypeFacts | null;
}

/** Why somebody born on a day cannot travel as a passenger type, or null; the type is a price, so its ages are binding. */
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
