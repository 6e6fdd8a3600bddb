import { goTogether } from './borders.ts';
import { distance } from './distance.ts';
import { type GazetteerPlace, gazetteer } from './gazetteer.ts';
import type { Random } from './random.ts';
import type { StyleSlug } from './travel-styles.ts';

/** What a style requires of places: tags, the distance between stops, and whether other places are unsuitable. */
interface Taste {
  readonly tags: readonly string[];
  readonly legKm: number;
  readonly strict: boolean;
}

/** The requirements by style. */
export const TASTES: Readonly<Record<StyleSlug, Taste>> = {
  walking: { tags: ['hike', 'volcano'], legKm: 320, strict: true },
  cycling: { tags: ['bike'], legKm: 260, strict: true },
  culture: { tags: ['city', 'temple', 'ruins', 'town'], legKm: 450, strict: false },
  'food-and-wine': { tags: ['wine', 'city', 'town', 'village'], legKm: 400, strict: false },
  wildlife: { tags: ['wildlife', 'jungle', 'reef'], legKm: 700, strict: true },
  'river-cruises': { tags: ['river'], legKm: 400, strict: true },
  rail: { tags: ['rail'], legKm: 550, strict: true },
  family: { tags: ['lake', 'coast', 'wildlife', 'town', 'island', 'rail'], legKm: 350, strict: false },
  'coast-and-islands': { tags: ['coast', 'island', 'reef'], legKm: 450, strict: true },
  winter: { tags: ['snow', 'north'], legKm: 500, strict: true },
  discovery: { tags: ['city', 'mountain', 'coast', 'temple', 'desert', 'lake'], legKm: 550, strict: false },
  private: { tags: ['city', 'wine', 'island', 'temple', 'wildlife', 'lake'], legKm: 500, strict: false },
};

/** Whether a place suits a style. */
export const suits = (place: GazetteerPlace, style: StyleSlug): boolean =>
  TASTES[style].tags.some((tag) => place.tags.has(tag));

interface Neighbour {
  readonly place: GazetteerPlace;
  readonly km: number;
}

const FARTHEST_KM = 1600;
const FARTHEST_ABROAD_KM = 450;
const near = new Map<number, readonly Neighbour[]>();

function neighboursOf(place: GazetteerPlace): readonly Neighbour[] {
  const known = near.get(place.id);
  if (known) return known;
  const found = gazetteer()
    .filter((other) => other.id !== place.id && goTogether(place.countryCode, other.countryCode))
    .map((other) => ({ place: other, km: distance(place, other) }))
    .filter(({ km }) => km <= FARTHEST_KM)
    .sort((one, other) => one.km - other.km)
    .slice(0, 30);
  near.set(place.id, found);
  return found;
}

/**
 * Creates a route from a start with up to the requested number of stops that are close together, in countries that can
 * be combined.
 */
export function routeFrom(start: GazetteerPlace, style: StyleSlug, stops: number, random: Random): GazetteerPlace[] {
  const taste = TASTES[style];
  const chosen = [start];
  // Most tours stay in one country; the others may cross a nearby border.
  const abroad = random.happens(stops > 4 ? 0.45 : 0.2);
  while (chosen.length < stops) {
    const last = chosen.at(-1) as GazetteerPlace;
    const stretch = taste.strict ? (chosen.length >= 3 ? 1.4 : 1.8) : 3;
    const nearest = neighboursOf(last)
      .filter(({ place, km }) => km <= taste.legKm * stretch && fits(place, km, chosen, abroad))
      .map(({ place, km }) => [place, weightOf(place, km, last, style)] as const)
      .filter(([, weight]) => weight > 0)
      .slice(0, 7);
    if (nearest.length === 0) break;
    chosen.push(random.weighted(nearest));
  }
  const straight = straightened(chosen);
  return straight.every(
    (stop, index) => index === 0 || goTogether(straight[index - 1]?.countryCode ?? '', stop.countryCode),
  )
    ? straight
    : chosen;
}

function fits(place: GazetteerPlace, km: number, chosen: readonly GazetteerPlace[], abroad: boolean): boolean {
  if (chosen.some((stop) => stop.id === place.id)) return false;
  if (place.countryCode === chosen.at(-1)?.countryCode) return true;
  const countries = new Set(chosen.map((stop) => stop.countryCode)).add(place.countryCode);
  return abroad && km <= FARTHEST_ABROAD_KM && countries.size <= 4;
}

function weightOf(place: GazetteerPlace, km: number, last: GazetteerPlace, style: StyleSlug): number {
  const taste = TASTES[style];
  const liking = suits(place, style) ? 1 : taste.strict ? 0 : 0.2;
  const home = place.countryCode === last.countryCode ? 1 : 0.4;
  return (liking * home) / (60 + km);
}

/** Orders the stops by the shortest route from the first one. */
function straightened(stops: readonly GazetteerPlace[]): GazetteerPlace[] {
  const way = [...stops];
  for (let improved = true; improved; ) {
    improved = false;
    for (let from = 1; from < way.length - 1; from++) {
      for (let to = from + 1; to < way.length; to++) {
        const [before, first, last, after] = [way[from - 1], way[from], way[to], way[to + 1]];
        const current = leg(before, first) + leg(last, after);
        if (leg(before, last) + leg(first, after) < current - 1) {
          way.splice(from, to - from + 1, ...way.slice(from, to + 1).reverse());
          improved = true;
        }
      }
    }
  }
  return way;
}

const leg = (one: GazetteerPlace | undefined, other: GazetteerPlace | undefined): number =>
  one && other ? distance(one, other) : 0;
