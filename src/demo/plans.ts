import type { TourStyle } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { COMPANIES, type Company, serves } from './company.ts';
import { type GazetteerPlace, gazetteer } from './gazetteer.ts';
import { type Random, randomOf } from './random.ts';
import { type River, rivers } from './rivers.ts';
import { routeFrom, suits } from './routes.ts';
import { slugOf } from './slug.ts';
import { namer } from './tour-names.ts';
import type { StyleSlug } from './travel-styles.ts';

/** A stop of a tour with its number of nights. */
export interface PlannedStop {
  readonly place: GazetteerPlace;
  readonly nights: number;
}

/** The plan of a tour before it is written: small enough to store for all tours at once. */
export interface TourPlan {
  readonly id: number;
  readonly slug: string;
  readonly name: Words;
  readonly style: StyleSlug;
  readonly kind: TourStyle;
  readonly company: Company;
  readonly stops: readonly PlannedStop[];
  readonly lengthDays: number;
  readonly countryCodes: readonly string[];
  readonly river: River | null;
}

/** The first tour id. */
export const FIRST_TOUR_ID = 1001;

const RIVER_SHARE = 0.07;
const MAX_RIVER_TOURS = 240;

/** The range of days by style. */
const LENGTHS: Readonly<Record<StyleSlug, readonly [number, number]>> = {
  walking: [5, 13],
  cycling: [5, 11],
  culture: [4, 14],
  'food-and-wine': [3, 9],
  wildlife: [6, 15],
  'river-cruises': [4, 12],
  rail: [6, 16],
  family: [6, 13],
  'coast-and-islands': [5, 13],
  winter: [3, 8],
  discovery: [7, 20],
  private: [4, 16],
};

/** Plans tours: their routes, operators and unique names. */
export function planTours(count: number, seed: string): TourPlan[] {
  const random = randomOf(`${seed} plans`);
  const nameOf = namer(randomOf(`${seed} names`));
  const loads = new Map<number, number>();
  const slugs = new Set<string>();
  const routes = new Set<string>();
  const riverTours = Math.min(Math.round(count * RIVER_SHARE), MAX_RIVER_TOURS);
  const starts = startCountries(count - riverTours, random);
  const everyRiver = Math.max(1, Math.floor(count / Math.max(1, riverTours)));
  const plans: TourPlan[] = [];
  for (let number = 0, sailed = 0; number < count; number++) {
    const onRiver = sailed < riverTours && number % everyRiver === everyRiver - 1;
    const draft = onRiver
      ? riverDraft(random, loads)
      : landDraft(starts[(number - sailed) % starts.length] as string, random, loads, routes);
    if (onRiver) sailed++;
    const lengthDays = draft.stops.reduce((sum, stop) => sum + stop.nights, 1);
    const stops = draft.stops.map((stop) => stop.place);
    const name = nameOf({ stops, lengthDays, style: draft.style, river: draft.river, companyName: draft.company.name });
    loads.set(draft.company.id, (loads.get(draft.company.id) ?? 0) + 1);
    plans.push({
      ...draft,
      id: FIRST_TOUR_ID + number,
      slug: uniqueSlug(name.en, lengthDays, slugs),
      name,
      kind: draft.style === 'river-cruises' ? 'river' : draft.style === 'private' ? 'private' : 'group',
      lengthDays,
      countryCodes: [...new Set(stops.map((stop) => stop.countryCode))],
    });
  }
  return plans;
}

/** Returns a shuffled list of start countries: each occurs at least a few times, larger ones more often. */
function startCountries(count: number, random: Random): string[] {
  const places = new Map<string, number>();
  for (const place of gazetteer()) places.set(place.countryCode, (places.get(place.countryCode) ?? 0) + 1);
  const codes = [...places.keys()];
  const list = codes.flatMap((code) => Array<string>(Math.min(3, Math.ceil(count / codes.length))).fill(code));
  const weighted = codes.map((code) => [code, (places.get(code) ?? 1) ** 1.3] as const);
  while (list.length < count) list.push(random.weighted(weighted));
  return random.shuffled(list);
}

type Draft = Pick<TourPlan, 'style' | 'company' | 'stops' | 'river'>;

function landDraft(country: string, random: Random, loads: ReadonlyMap<number, number>, routes: Set<string>): Draft {
  let draft: Draft | undefined;
  for (let attempt = 0; attempt < 12; attempt++) {
    draft = tryLand(country, random, loads);
    const key = `${draft.company.id} ${draft.style} ${draft.stops.map((stop) => stop.place.id).join(' ')}`;
    const nights = draft.stops.reduce((sum, stop) => sum + stop.nights, 0);
    if (nights < 2 || (draft.stops.length < 2 && attempt < 8) || routes.has(key)) continue;
    routes.add(key);
    break;
  }
  return draft as Draft;
}

function tryLand(country: string, random: Random, loads: ReadonlyMap<number, number>): Draft {
  const { here, options } = knownOf(country);
  const { company, style } = random.weighted(
    options.map((option) => [option, option.focus / (1 + (loads.get(option.company.id) ?? 0) / 6)] as const),
  );
  const suitable = here.filter((place) => suits(place, style));
  const start = random.weighted(suitable.map((place) => [place, startWeight(place)] as const));
  const [shortest, max] = LENGTHS[style];
  const grand = style === 'discovery' && random.happens(0.12);
  const wantedNights = (grand ? random.between(20, 28) : random.between(shortest, max)) - 1;
  const perStop = style === 'food-and-wine' || style === 'family' ? 2.3 : 1.9;
  const stops = routeFrom(start, style, Math.max(1, Math.min(14, Math.round(wantedNights / perStop))), random);
  return { company, style, river: null, stops: withNights(stops, wantedNights, style, random) };
}

interface Option {
  readonly company: Company;
  readonly style: StyleSlug;
  readonly focus: number;
}

const known = new Map<string, { here: readonly GazetteerPlace[]; options: readonly Option[] }>();

/** Returns the places of a country and the operators that travel there. */
function knownOf(country: string) {
  const there = known.get(country);
  if (there) return there;
  const here = gazetteer().filter((place) => place.countryCode === country);
  const possible = (style: StyleSlug) =>
    style !== 'river-cruises' && here.filter((place) => suits(place, style)).length >= Math.min(2, here.length);
  const options = COMPANIES.filter((company) => serves(company, country)).flatMap((company) => {
    const focus = company.regions.has(country) ? 3 : company.regions.has('world') ? 0.6 : 1.5;
    return company.styles.filter(possible).map((style) => ({ company, style, focus: focus * (RARE[style] ?? 1) }));
  });
  const made = { here, options };
  known.set(country, made);
  return made;
}

/** Weights of styles that only few places allow. */
const RARE: Partial<Record<StyleSlug, number>> = {
  winter: 7,
  wildlife: 2.6,
  cycling: 2,
  rail: 1.5,
  'coast-and-islands': 1.6,
  walking: 1.2,
  'food-and-wine': 1.2,
  culture: 0.7,
  discovery: 0.8,
  private: 0.7,
  family: 0.7,
};

/** Returns the weight of a place as the start of a tour: cities and towns are easier to reach. */
const startWeight = (place: GazetteerPlace): number => (place.tags.has('city') ? 5 : place.tags.has('town') ? 2 : 0.4);

function withNights(stops: GazetteerPlace[], wanted: number, style: StyleSlug, random: Random): PlannedStop[] {
  const max = style === 'family' || style === 'coast-and-islands' ? 4 : 3;
  const nights = stops.map(() => 1);
  let rest = Math.min(Math.max(wanted, 2), stops.length * max, 27) - stops.length;
  while (rest > 0) {
    const open = stops
      .map((place, index) => [index, nights[index] as number, place] as const)
      .filter(([, n]) => n < max);
    const index = random.weighted(open.map(([at, n, place]) => [at, (suits(place, style) ? 2 : 1) / n ** 2] as const));
    nights[index] = (nights[index] as number) + 1;
    rest--;
  }
  return stops.map((place, index) => ({ place, nights: nights[index] as number }));
}

function riverDraft(random: Random, loads: ReadonlyMap<number, number>): Draft {
  const river = random.weighted(rivers().map((one) => [one, one.moorings.length ** 2] as const));
  const length = random.between(3, river.moorings.length);
  const from = random.between(0, river.moorings.length - length);
  const moorings = river.moorings.slice(from, from + length);
  if (random.happens(0.45)) moorings.reverse();
  const captains = COMPANIES.filter(
    (company) =>
      company.styles.includes('river-cruises') && moorings.every((place) => serves(company, place.countryCode)),
  );
  const company = random.weighted(captains.map((one) => [one, 1 / (1 + (loads.get(one.id) ?? 0) / 6)] as const));
  const stops = moorings.map((place) => ({ place, nights: place.tags.has('city') && random.happens(0.6) ? 2 : 1 }));
  return { company, style: 'river-cruises', river, stops };
}

function uniqueSlug(name: string, lengthDays: number, slugs: Set<string>): string {
  const plain = slugOf(name);
  let slug = slugs.has(plain) ? `${plain}-${lengthDays}-days` : plain;
  for (let edition = 2; slugs.has(slug); edition++) slug = `${plain}-${lengthDays}-days-${edition}`;
  slugs.add(slug);
  return slug;
}
