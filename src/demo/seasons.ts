import { type Day, partsOf } from '#domain/calendar/day.ts';
import { countryOf } from './countries.ts';
import type { TourPlan } from './plans.ts';

/** When a tour runs and when demand is highest. */
export interface Season {
  readonly open: ReadonlySet<number>;
  readonly peak: ReadonlySet<number>;
}

const NORTHERN_WINTER = new Set([12, 1, 2, 3]);
const SOUTHERN_WINTER = new Set([6, 7, 8, 9]);

/** Returns the months of a tour: those in which all of its countries can be visited, or winter for winter tours. */
export function seasonOf(plan: TourPlan): Season {
  const countries = plan.countryCodes.map(countryOf);
  const home = countries[0] ?? countryOf('IT');
  if (plan.style === 'winter') {
    const south = plan.stops.every(({ place }) => place.latitude < 0);
    return { open: south ? SOUTHERN_WINTER : NORTHERN_WINTER, peak: new Set(south ? [7] : [2, 12]) };
  }
  const shared = [...home.openMonths].filter((month) => countries.every((country) => country.openMonths.has(month)));
  const open = new Set(shared.length >= 3 ? shared : home.openMonths);
  // Walking and cycling tours in Europe do not run in winter.
  if (home.continent === 'europe') for (const month of [12, 1, 2]) open.delete(month);
  return { open, peak: new Set([...home.peakMonths].filter((month) => open.has(month))) };
}

/** Returns the price of a departure as a percentage of the average price. */
export function seasonPercent(season: Season, start: Day): number {
  const month = partsOf(start)[1];
  if (season.peak.has(month)) return 114;
  const near = [((month + 10) % 12) + 1, (month % 12) + 1].some((other) => season.peak.has(other));
  return near ? 104 : 94;
}
