import type { PassengerTypeFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import type { Minor } from '#domain/money/money.ts';
import type { TourPlan } from './plans.ts';
import type { Random } from './random.ts';
import { printed, printedSmall } from './tour-prices.ts';

/** The age limits of a tour. */
export interface AgeLimits {
  readonly minimum: number;
  readonly maximum: number;
}

/** The ids of passenger types; 2 and 3 are minors. */
export const TYPE = { adult: 1, child: 2, infant: 3, young: 4, senior: 5 } as const;

const NAMES: Readonly<Record<number, readonly [singular: Words, plural: Words]>> = {
  [TYPE.adult]: [
    { en: 'Adult', de: 'Erwachsener' },
    { en: 'Adults', de: 'Erwachsene' },
  ],
  [TYPE.child]: [
    { en: 'Child', de: 'Kind' },
    { en: 'Children', de: 'Kinder' },
  ],
  [TYPE.infant]: [
    { en: 'Infant', de: 'Kleinkind' },
    { en: 'Infants', de: 'Kleinkinder' },
  ],
  [TYPE.young]: [
    { en: 'Young adult', de: 'Junger Erwachsener' },
    { en: 'Young adults', de: 'Junge Erwachsene' },
  ],
  [TYPE.senior]: [
    { en: 'Senior', de: 'Person ab 65' },
    { en: 'Seniors', de: 'Personen ab 65' },
  ],
};

/** Percentages of the adult price; infants pay a small fixed amount instead. */
const PERCENT: Readonly<Record<number, number>> = { [TYPE.child]: 72, [TYPE.young]: 92, [TYPE.senior]: 96 };

/** Returns the age limits of a tour. */
export function ageLimitsOf(plan: TourPlan, random: Random): AgeLimits {
  if (plan.company.slug === 'onward-common' && plan.style !== 'family') return { minimum: 18, maximum: 39 };
  const minimum = { family: random.pick([0, 4, 6]), winter: 12, wildlife: 10, 'river-cruises': 8, private: 0 }[
    plan.style as string
  ];
  return {
    minimum: minimum ?? random.pick([8, 12, 12, 14, 16, 18]),
    maximum: plan.style === 'walking' || plan.style === 'cycling' ? 80 : 99,
  };
}

/** Returns the passenger types of a tour with these age limits, with the maximum number of each. */
export function passengersOf(
  plan: TourPlan,
  ages: AgeLimits,
  max: number,
  fewest: number,
  random: Random,
): PassengerTypeFacts[] {
  const kind = (id: number, ageFrom: number, ageTo: number, maximum: number, minimum = 0): PassengerTypeFacts => ({
    id,
    minimum,
    maximum,
    eligible: id !== TYPE.child && id !== TYPE.infant,
    singular: NAMES[id]?.[0] as Words,
    plural: NAMES[id]?.[1] as Words,
    ageFrom,
    ageTo,
  });
  const types = [kind(TYPE.adult, 18, ages.maximum, max, fewest)];
  if (ages.minimum < 18) types.push(kind(TYPE.child, Math.max(2, ages.minimum), 17, Math.min(6, max)));
  if (ages.minimum < 2) types.push(kind(TYPE.infant, 0, 1, 2));
  if (plan.kind === 'group' && random.happens(0.12)) types.push(kind(TYPE.young, 18, 25, Math.min(8, max)));
  if (plan.kind === 'river' && random.happens(0.3)) types.push(kind(TYPE.senior, 65, ages.maximum, Math.min(8, max)));
  return types;
}

/** Returns the price of each passenger type for an adult price in whole units. */
export function pricesFor(
  types: readonly PassengerTypeFacts[],
  units: number,
  operatorId: number,
): Record<number, Minor> {
  return Object.fromEntries(
    types.map(({ id }) => [
      id,
      id === TYPE.infant ? printedSmall(units * 0.04) : printed((units * (PERCENT[id] ?? 100)) / 100, operatorId),
    ]),
  );
}
