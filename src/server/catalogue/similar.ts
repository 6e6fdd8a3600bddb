import { bitsOf } from './bitset.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import type { ListedTour } from './source.ts';

/** The maximum number of candidates. */
const maxCandidates = 400;

/** Returns similar tours that can be booked: same countries and styles, about the same length. */
export function similarTours(
  { tourIndex, source, liveIndex }: CatalogueSnapshot,
  tour: number,
  count: number,
): number[] {
  const ownTour = source.tours[tour] as ListedTour;
  const ranks = liveIndex.ranksIn(liveIndex.order('recommended'));
  const considered = new Set<number>();
  const sets = [
    ...ownTour.countryCodes.map((code) => tourIndex.countries.get(code)?.slug ?? ''),
    tourIndex.countries.get(ownTour.countryCodes[0] ?? '')?.continentSlug ?? '',
  ];
  for (const slug of sets) {
    for (const other of bitsOf(tourIndex.inDestination.get(slug) ?? new Uint32Array())) {
      if (considered.size >= maxCandidates) break;
      if (other !== tour && liveIndex.offers.cheapest[other] !== -1) considered.add(other);
    }
  }
  const likeness = (other: number): number => {
    const { facts, countryCodes, styleSlugs } = source.tours[other] as ListedTour;
    const countries = countryCodes.filter((code) => ownTour.countryCodes.includes(code)).length;
    const styles = styleSlugs.filter((slug) => ownTour.styleSlugs.includes(slug)).length;
    const length = Math.abs(facts.lengthDays - ownTour.facts.lengthDays) / ownTour.facts.lengthDays;
    return countries * 4 + styles * 2 - length - (ranks[other] as number) / (tourIndex.size + 1);
  };
  return [...considered]
    .map((other) => ({ other, like: likeness(other) }))
    .sort((one, two) => two.like - one.like || one.other - two.other)
    .slice(0, count)
    .map(({ other }) => other);
}
