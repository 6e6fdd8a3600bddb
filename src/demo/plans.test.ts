import { expect, it } from 'vitest';
import { goTogether } from './borders.ts';
import { distance } from './distance.ts';
import { planTours } from './plans.ts';

const plans = planTours(3000, 'large');

it('keeps names and slugs unique when there are many more tours than needed', () => {
  for (const key of [(plan: (typeof plans)[number]) => plan.slug, (plan: (typeof plans)[number]) => plan.name.de]) {
    expect(new Set(plans.map(key)).size).toBe(plans.length);
  }
});

it('combines only compatible countries and places near each other', () => {
  const legs = plans.flatMap(({ stops }) =>
    stops.slice(1).map((stop, index) => [stops[index]!.place, stop.place] as const),
  );
  const far = legs.map(([from, to]) => distance(from, to)).filter((km) => km > 1700);
  expect(far.length).toBeLessThan(legs.length / 100);
  expect(legs.filter(([from, to]) => !goTogether(from.countryCode, to.countryCode))).toEqual([]);
});

it('visits no place twice in one tour', () => {
  const twice = plans.filter(({ stops }) => new Set(stops.map((stop) => stop.place.id)).size < stops.length);
  expect(twice).toEqual([]);
});
