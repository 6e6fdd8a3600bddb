import type { Day } from '#domain/calendar/day.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { departuresOf } from './departures.ts';
import { extrasOf } from './extras.ts';
import type { DemoVariant } from './marketplace.ts';
import { type AgeLimits, passengersOf } from './passengers.ts';
import type { TourPlan } from './plans.ts';
import { randomOf } from './random.ts';
import { roomsOf } from './rooms.ts';
import { seasonOf } from './seasons.ts';
import { ordinaryPrice } from './tour-prices.ts';
import { travellerFieldsOf } from './traveller-fields.ts';

interface VariantKind {
  readonly name: Words;
  readonly percent: number;
}

const ONLY: VariantKind = { name: { en: 'Standard', de: 'Standard' }, percent: 100 };
const PAIRS: readonly (readonly [VariantKind, VariantKind])[] = [
  [
    { name: { en: 'Classic', de: 'Klassisch' }, percent: 100 },
    {
      name: { en: 'Comfort: finer houses, all dinners', de: 'Komfort: feinere Häuser, alle Abendessen' },
      percent: 134,
    },
  ],
  [
    { name: { en: 'Guided', de: 'Geführt' }, percent: 100 },
    { name: { en: 'On your own, with route notes', de: 'Individuell, mit Wegbeschreibung' }, percent: 76 },
  ],
  [
    { name: { en: 'In the group', de: 'In der Gruppe' }, percent: 100 },
    { name: { en: 'Small group of eight', de: 'Kleingruppe mit acht Personen' }, percent: 128 },
  ],
];
const ON_BOARD: readonly [VariantKind, VariantKind] = [
  { name: { en: 'Cruise only', de: 'Nur Kreuzfahrt' }, percent: 100 },
  { name: { en: 'Cruise with all excursions', de: 'Kreuzfahrt mit allen Ausflügen' }, percent: 116 },
];

/** The facts that all variants of a tour share. */
export interface VariantOptions {
  readonly plan: TourPlan;
  readonly ages: AgeLimits;
  readonly group: number;
  /** The minimum group size of a private tour, otherwise 0. */
  readonly fewest: number;
  readonly popularity: number;
  readonly today: Day;
  readonly seed: string;
}

/** Creates the bookable variants of a tour: one, or two for about every fifth tour. */
export function variantsOf({ plan, ages, group, fewest, popularity, today, seed }: VariantOptions): DemoVariant[] {
  const random = randomOf(`${seed} variants ${plan.id}`);
  const season = seasonOf(plan);
  const kinds = kindsOf(plan, random.happens(0.22), random.next());
  return kinds.map(({ name, percent }, index) => {
    const variantId = plan.id * 10 + index + 1;
    const units = (ordinaryPrice(plan) * percent) / 100;
    const capacity = name.en === 'Small group of eight' ? Math.min(8, group) : group;
    const types = passengersOf(plan, ages, Math.min(capacity, 12), fewest, random);
    const rooms = roomsOf(plan, variantId, types, capacity, units, random);
    const { facts, places } = departuresOf(
      { plan, variantId, today, season, types, rooms, capacity, units, popularity },
      random,
    );
    return {
      facts: {
        id: variantId,
        tourId: plan.id,
        name,
        passengerTypes: types,
        rooms: rooms.map(({ room }) => room),
        extras: extrasOf(plan, variantId, random),
        departures: facts,
        travellerFields: travellerFieldsOf(plan),
      },
      places,
    };
  });
}

function kindsOf(plan: TourPlan, two: boolean, which: number): readonly VariantKind[] {
  if (!two || plan.kind === 'private') return [ONLY];
  if (plan.kind === 'river') return ON_BOARD;
  const own = plan.style === 'walking' || plan.style === 'cycling';
  return PAIRS[own && which < 0.6 ? 1 : which < 0.7 ? 0 : 2] ?? [ONLY];
}
