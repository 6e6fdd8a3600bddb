import { ageOn } from '#domain/calendar/age.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { PassengerTypeFacts, TourFacts } from '#domain/catalogue/facts.ts';

/** Why an age does not suit: the tour is for other ages, or the passenger was counted as another type. */
export type AgeWarning = 'tour' | 'passengerType';

/** The warnings for someone born on a day who departs on another; age is counted at departure. */
export function ageWarnings(birth: Day, departure: Day, tour: TourFacts, type: PassengerTypeFacts): AgeWarning[] {
  const age = ageOn(birth, departure);
  const warnings: AgeWarning[] = [];
  if (age < tour.minimumAge || age > tour.maximumAge) warnings.push('tour');
  if (age < type.ageFrom || age > type.ageTo) warnings.push('passengerType');
  return warnings;
}
