import type { AnswerOf } from '#contract/schemas.ts';
import type { Currency } from '#domain/money/currency.ts';
import { bestOf } from './best-of.ts';
import { addBits, type Bitset, bitsOf, both, countBits, countBoth, hasBit, noBits } from './bitset.ts';
import type { Filters } from './filters.ts';
import type { LiveIndex } from './live-index.ts';
import type { ReadAs } from './text-index.ts';
import type { TourIndex } from './tour-index.ts';
import type { TourMatch } from './tour-words.ts';

type Answer = AnswerOf<'searchTours'>;
export type FilterName = NonNullable<Answer['nearest']>['without'][number];

/** The indices that a search uses. */
export type Sets = { readonly tourIndex: TourIndex; readonly liveIndex: LiveIndex };

/** A search result: the tours, and for each filter the tours that match all other filters. */
export type Found = {
  readonly hits: Bitset;
  readonly total: number;
  readonly withoutFilter: (name: FilterName) => Bitset;
  /** The active filters. */
  readonly activeFilters: readonly FilterName[];
  readonly text: TourMatch | null;
  readonly readAs: readonly ReadAs[];
};

/** Finds the tours that match all filters. */
export function findTours(sets: Sets, filters: Filters, currency: Currency): Found {
  const text = filters.q === '' ? null : sets.tourIndex.words.search(filters.q);
  const conditions = conditionsOf(sets, filters, currency, text);
  const { everything } = sets.tourIndex;
  // Combines prefix and suffix intersections, so that excluding each filter takes linear time.
  const before: Bitset[] = [everything];
  for (const [, bits] of conditions) before.push(both(before.at(-1) as Bitset, bits));
  const hits = before.at(-1) as Bitset;
  const without = new Map<FilterName, Bitset>();
  let after = everything;
  for (let at = conditions.length - 1; at >= 0; at--) {
    const [name, bits] = conditions[at] as (typeof conditions)[number];
    without.set(name, conditions.length === 1 ? everything : both(before[at] as Bitset, after));
    if (at > 0) after = both(after, bits);
  }
  return {
    hits,
    total: countBits(hits),
    withoutFilter: (name) => without.get(name) ?? hits,
    activeFilters: conditions.map(([name]) => name),
    text,
    readAs: text?.readAs ?? [],
  };
}

function conditionsOf(
  { tourIndex, liveIndex }: Sets,
  filters: Filters,
  currency: Currency,
  text: TourMatch | null,
): (readonly [FilterName, Bitset])[] {
  const any = (values: readonly string[], sets: ReadonlyMap<string, Bitset>) =>
    values.reduce((bits, value) => addBits(bits, sets.get(value) ?? noBits(tourIndex.size)), noBits(tourIndex.size));
  const { lengthFrom, lengthTo, priceFrom, priceTo, age, rating } = filters;
  const conditions: (readonly [FilterName, Bitset])[] = [];
  if (text) conditions.push(['q', text.bits]);
  if (filters.destination.length > 0)
    conditions.push(['destination', any(filters.destination, tourIndex.inDestination)]);
  if (filters.month.length > 0) conditions.push(['month', any(filters.month, liveIndex.inMonth)]);
  if (lengthFrom !== null || lengthTo !== null) conditions.push(['length', tourIndex.lasting(lengthFrom, lengthTo)]);
  if (priceFrom !== null || priceTo !== null)
    conditions.push(['price', liveIndex.costing(currency, priceFrom, priceTo)]);
  if (filters.style.length > 0) conditions.push(['style', any(filters.style, tourIndex.inStyle)]);
  if (age !== null) conditions.push(['age', tourIndex.admitting(age)]);
  if (rating !== null) conditions.push(['rating', tourIndex.ratedAtLeast(rating)]);
  if (filters.operator.length > 0) conditions.push(['operator', any(filters.operator, tourIndex.byOperator)]);
  if (filters.instant) conditions.push(['instant', liveIndex.instant]);
  if (filters.deal) conditions.push(['deal', liveIndex.deal]);
  return conditions;
}

/** Returns one page of the tours in an order; `from` is the number of hits to skip. */
export function pageOf(
  sets: Sets,
  found: Found,
  sort: Answer['sort'],
  currency: Currency,
  from: number,
  count: number,
): number[] {
  if (sort === 'recommended' && found.text) return byText(sets, found, found.text, from + count).slice(from);
  const order = orderOf(sets.liveIndex, sort, currency);
  // A few hits are sorted individually; with many hits scanning the order finds a page quickly.
  if (found.total * 16 < order.length) {
    const ranks = sets.liveIndex.ranksIn(order);
    const hits = bitsOf(found.hits).sort((one, other) => (ranks[one] as number) - (ranks[other] as number));
    return hits.slice(from, from + count);
  }
  const page: number[] = [];
  let skip = from;
  for (let rank = 0; rank < order.length && page.length < count; rank++) {
    const tour = order[rank] as number;
    if (hasBit(found.hits, tour) && skip-- <= 0) page.push(tour);
  }
  return page;
}

function orderOf(liveIndex: LiveIndex, sort: Answer['sort'], currency: Currency): Uint32Array {
  if (sort === 'price') return liveIndex.priceOrder(currency, 'up');
  if (sort === 'price-down') return liveIndex.priceOrder(currency, 'down');
  return liveIndex.order(sort);
}

/** Returns the `count` best text matches; the recommended order breaks ties. */
function byText(
  { tourIndex, liveIndex }: Sets,
  { hits }: Found,
  { found, scores }: TourMatch,
  count: number,
): number[] {
  const ranks = liveIndex.ranksIn(liveIndex.order('recommended'));
  const tours = new Uint32Array(found.length);
  const keys = new Float64Array(found.length);
  let size = 0;
  for (let at = 0; at < found.length; at++) {
    const tour = found[at] as number;
    if (!hasBit(hits, tour)) continue;
    tours[size] = tour;
    // Score steps are much larger than this part, so the rank only breaks ties.
    keys[size++] = (scores[at] as number) - (ranks[tour] as number) / (tourIndex.size * 32);
  }
  return bestOf(keys.subarray(0, size), count).map((at) => tours[at] as number);
}

/** Returns the tours for a search without results, and the filters that must be removed for them. */
export function nearestTo(
  sets: Sets,
  found: Found,
  text: string,
): { readonly without: FilterName[]; readonly tours: Bitset } {
  let best: { name: FilterName; tours: Bitset; total: number } | null = null;
  for (const name of found.activeFilters) {
    const tours = found.withoutFilter(name);
    const total = countBits(tours);
    if (total > 0 && (best === null || total > best.total)) best = { name, tours, total };
  }
  if (best && best.name !== 'q') return { without: [best.name], tours: best.tours };
  const loose = text === '' ? null : sets.tourIndex.words.searchLoosely(text);
  if (loose && loose.found.length > 0) {
    const others = found.withoutFilter('q');
    if (countBoth(loose.bits, others) > 0) return { without: ['q'], tours: both(loose.bits, others) };
    return { without: [...found.activeFilters], tours: loose.bits };
  }
  if (best) return { without: [best.name], tours: best.tours };
  return { without: [...found.activeFilters], tours: sets.tourIndex.everything };
}
