import { bitsOf } from './bitset.ts';
import type { Shelf } from './snapshot.ts';
import type { ListedTour } from './source.ts';

/** No more tours than this are looked at. */
const mostConsidered = 400;

/** Tours that somebody who looks at a tour may like as well: the same countries and styles, about as long, bookable. */
export function similarTours({ fixed, source, moving }: Shelf, tour: number, count: number): number[] {
  const mine = source.tours[tour] as ListedTour;
  const ranks = moving.ranksIn(moving.order('recommended'));
  const considered = new Set<number>();
  const sets = [
    ...mine.countryCodes.map((code) => fixed.countries.get(code)?.slug ?? ''),
    fixed.countries.get(mine.countryCodes[0] ?? '')?.continentSlug ?? '',
  ];
  for (const slug of sets) {
    for (const other of bitsOf(fixed.inDestination.get(slug) ?? new Uint32Array())) {
      if (considered.size >= mostConsidered) break;
      if (other !== tour && moving.offers.cheapest[other] !== -1) considered.add(other);
    }
  }
  const likeness = (other: number): number => {
    const { facts, countryCodes, styleSlugs } = source.tours[other] as ListedTour;
    const countries = countryCodes.filter((code) => mine.countryCodes.includes(code)).length;
    const styles = styleSlugs.filter((slug) => mine.styleSlugs.includes(slug)).length;
    const length = Math.abs(facts.lengthDays - mine.facts.lengthDays) / mine.facts.lengthDays;
    return countries * 4 + styles * 2 - length - (ranks[other] as number) / (fixed.size + 1);
  };
  return [...considered]
    .map((other) => ({ other, like: likeness(other) }))
    .sort((one, two) => two.like - one.like || one.other - two.other)
    .slice(0, count)
    .map(({ other }) => other);
}
