import type { AnswerOf } from '#contract/schemas.ts';
import type { Month } from '#domain/calendar/month.ts';
import type { Language } from '#domain/catalogue/words.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type Bitset, bitsOf, countBoth, hasBit } from './bitset.ts';
import type { Filters } from './filters.ts';
import { priceRanges } from './live-index.ts';
import type { Found, Sets } from './search.ts';
import { countedAges, countedStars, lengthRanges } from './tour-index.ts';

type Facets = AnswerOf<'searchTours'>['facets'];

/** Counts the tours for each value of each filter while the other filters stay; selected values are always included. */
export function countFacets(
  sets: Sets,
  found: Found,
  filters: Filters,
  language: Language,
  currency: Currency,
): Facets {
  const { tourIndex, liveIndex } = sets;
  const { continents, countries, styles, operators } = tourIndex.source;
  const others = found.withoutFilter;
  const prices = liveIndex.pricesIn(currency);
  const [lengthLeft, priceLeft, ageLeft, starsLeft] = [
    others('length'),
    others('price'),
    others('age'),
    others('rating'),
  ];
  const counter = (kind: 'destination' | 'style' | 'operator') => {
    const counts = tourIndex.groups.count(others(kind));
    return (slug: string) => counts(`${kind} ${slug}`);
  };
  const [inDestination, inStyle, byOperator] = [counter('destination'), counter('style'), counter('operator')];
  /** Returns the items that have tours or are selected. */
  const withCount = <Item extends { slug: string }>(
    items: readonly Item[],
    count: (slug: string) => number,
    chosen: readonly string[],
  ) => items.filter(({ slug }) => count(slug) > 0 || chosen.includes(slug));
  return {
    destination: [
      ...withCount(continents, inDestination, filters.destination).map(({ slug, name }) => ({
        kind: 'continent' as const,
        slug,
        name: name[language],
        continent: slug,
        count: inDestination(slug),
      })),
      ...withCount(countries, inDestination, filters.destination).map(({ slug, name, continentSlug }) => ({
        kind: 'country' as const,
        slug,
        name: name[language],
        continent: continentSlug,
        count: inDestination(slug),
      })),
    ],
    month: monthCounts(sets, others('month'), filters.month),
    length: {
      ...edges(liveIndex.order('length'), tourIndex.lengths, lengthLeft, 1),
      ranges: lengthRanges.map(([from, to]) => ({
        from,
        to,
        count: countBoth(tourIndex.lasted(from, to), lengthLeft),
      })),
    },
    price: {
      ...edges(liveIndex.priceOrder(currency, 'up'), prices.prices, priceLeft, 100),
      currency,
      ranges: priceRanges.map(([from, to], at) => ({
        from,
        to,
        count: countBoth(prices.ranges[at] as Bitset, priceLeft),
      })),
    },
    style: withCount(styles, inStyle, filters.style).map(({ slug, name }) => ({
      slug,
      name: name[language],
      count: inStyle(slug),
    })),
    age: countedAges.map((age) => ({ age, count: countBoth(tourIndex.admitting(age), ageLeft) })),
    rating: countedStars.map((least) => ({ least, count: countBoth(tourIndex.ratedAtLeast(least), starsLeft) })),
    operator: withCount(
      operators.map(({ facts }) => facts),
      byOperator,
      filters.operator,
    ).map(({ slug, name }) => ({ slug, name, count: byOperator(slug) })),
    instant: countBoth(liveIndex.instant, others('instant')),
    deal: countBoth(liveIndex.deal, others('deal')),
  };
}

/** Counts the tours that depart in each month, in chronological order. */
export function monthCounts({ liveIndex }: Sets, left: Bitset, chosen: readonly Month[] = []): Facets['month'] {
  const months = new Set([...liveIndex.inMonth.keys(), ...chosen]);
  return [...months]
    .sort()
    .map((month) => ({ month, count: countBoth(liveIndex.inMonth.get(month) ?? left.slice().fill(0), left) }))
    .filter(({ month, count }) => count > 0 || chosen.includes(month));
}

/** How many tours at each end of an order are checked before scanning the set is cheaper. */
const nearEnds = 512;

/** Returns the minimum and maximum of a column in a set of tours, in whole units; 0 if there is none. */
function edges(
  order: Uint32Array,
  column: ArrayLike<number>,
  left: Bitset,
  unit: number,
): { least: number; most: number } {
  const isListed = (tour: number) => hasBit(left, tour) && (column[tour] as number) >= 0;
  const first = order.subarray(0, nearEnds).find(isListed);
  const last = order.subarray(-nearEnds).findLast(isListed);
  const tours = first !== undefined && last !== undefined ? [first, last] : bitsOf(left);
  let [least, most] = [Number.POSITIVE_INFINITY, -1];
  for (const tour of tours) {
    const value = column[tour] as number;
    if (value < 0) continue;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return most < 0 ? { least: 0, most: 0 } : { least: Math.floor(least / unit), most: Math.floor(most / unit) };
}
