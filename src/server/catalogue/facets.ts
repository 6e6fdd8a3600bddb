import type { AnswerOf } from '#contract/schemas.ts';
import type { Month } from '#domain/calendar/month.ts';
import type { Language } from '#domain/catalogue/words.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type Bitset, countBoth, hasBit } from './bitset.ts';
import type { Filters } from './filters.ts';
import { countedAges, countedStars, lengthRanges } from './fixed-sets.ts';
import { priceRanges } from './moving-sets.ts';
import type { Found, Sets } from './search.ts';

type Facets = AnswerOf<'searchTours'>['facets'];

/** How many tours each value of each filter would give while the other filters stay; chosen values are always there. */
export function countFacets(
  sets: Sets,
  found: Found,
  filters: Filters,
  language: Language,
  currency: Currency,
): Facets {
  const { fixed, moving } = sets;
  const { continents, countries, styles, operators } = fixed.source;
  const others = found.withoutFilter;
  const counted = (bits: Bitset | undefined, left: Bitset) => (bits ? countBoth(bits, left) : 0);
  const worth = <Value extends { count: number }>(values: Value[], isChosen: (value: Value) => boolean) =>
    values.filter((value) => value.count > 0 || isChosen(value));
  const prices = moving.pricesIn(currency);
  const [left, ageLeft, starsLeft] = [others('destination'), others('age'), others('rating')];
  const destinations = [
    ...continents.map(({ slug, name }) => ({
      kind: 'continent' as const,
      slug,
      name: name[language],
      continent: slug,
    })),
    ...countries.map(({ slug, name, continentSlug }) => ({
      kind: 'country' as const,
      slug,
      name: name[language],
      continent: continentSlug,
    })),
  ].map((one) => ({ ...one, count: counted(fixed.inDestination.get(one.slug), left) }));
  const styleLeft = others('style');
  const operatorLeft = others('operator');
  return {
    destination: worth(destinations, ({ slug }) => filters.destination.includes(slug)),
    month: monthCounts(sets, others('month'), filters.month),
    length: {
      ...edges(moving.order('length'), fixed.lengths, others('length'), 1),
      ranges: lengthRanges.map(([from, to]) => ({
        from,
        to,
        count: countBoth(fixed.lasted(from, to), others('length')),
      })),
    },
    price: {
      ...edges(moving.priceOrder(currency, 'up'), prices.prices, others('price'), 100),
      currency,
      ranges: priceRanges.map(([from, to], at) => ({ from, to, count: counted(prices.ranges[at], others('price')) })),
    },
    style: worth(
      styles.map(({ slug, name }) => ({
        slug,
        name: name[language],
        count: counted(fixed.inStyle.get(slug), styleLeft),
      })),
      ({ slug }) => filters.style.includes(slug),
    ),
    age: countedAges.map((age) => ({ age, count: countBoth(fixed.admitting(age), ageLeft) })),
    rating: countedStars.map((least) => ({ least, count: countBoth(fixed.ratedAtLeast(least), starsLeft) })),
    operator: worth(
      operators.map(({ facts: { slug, name } }) => ({
        slug,
        name,
        count: counted(fixed.byOperator.get(slug), operatorLeft),
      })),
      ({ slug }) => filters.operator.includes(slug),
    ),
    instant: countBoth(moving.instant, others('instant')),
    deal: countBoth(moving.deal, others('deal')),
  };
}

/** How many tours leave in each month, in the order of time. */
export function monthCounts({ moving }: Sets, left: Bitset, chosen: readonly Month[] = []): Facets['month'] {
  const months = new Set([...moving.inMonth.keys(), ...chosen]);
  return [...months]
    .sort()
    .map((month) => ({ month, count: countBoth(moving.inMonth.get(month) ?? left.slice().fill(0), left) }))
    .filter(({ month, count }) => count > 0 || chosen.includes(month));
}

/** The least and the greatest number of a column among some tours, in whole units; 0 when there is none. */
function edges(
  order: Uint32Array,
  column: ArrayLike<number>,
  left: Bitset,
  unit: number,
): { least: number; most: number } {
  const there = (tour: number) => hasBit(left, tour) && (column[tour] as number) >= 0;
  const first = order.find(there);
  const last = order.findLast(there);
  if (first === undefined || last === undefined) return { least: 0, most: 0 };
  return { least: Math.floor((column[first] as number) / unit), most: Math.floor((column[last] as number) / unit) };
}
