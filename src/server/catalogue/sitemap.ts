import type { AnswerOf } from '#contract/schemas.ts';
import type { Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { type Bitset, bitsOf } from './bitset.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

type Entry = AnswerOf<'loadSitemap'>['entries'][number];

/** Returns every URL of the catalogue with its last modification; a list has that of its newest tour. */
export function loadSitemap({ tourIndex, source, liveIndex: { offers } }: CatalogueSnapshot): AnswerOf<'loadSitemap'> {
  const newest = (tours: Bitset | undefined): Day => {
    const days = bitsOf(tours ?? new Uint32Array()).map((tour) => source.tours[tour]?.changedOn as Day);
    return days.sort().at(-1) ?? dayAt(offers.now, 'UTC');
  };
  const list = (kind: Entry['kind'], slugs: readonly { slug: string }[], sets: ReadonlyMap<string, Bitset>): Entry[] =>
    slugs
      .filter(({ slug }) => sets.get(slug)?.some((word) => word !== 0))
      .map(({ slug }) => ({ kind, slug, changed: newest(sets.get(slug)), photo: null }));
  return {
    entries: [
      ...list('continent', source.continents, tourIndex.inDestination),
      ...list('country', source.countries, tourIndex.inDestination),
      ...list('style', source.styles, tourIndex.inStyle),
      ...list(
        'operator',
        source.operators.map(({ facts }) => facts),
        tourIndex.byOperator,
      ),
      ...source.tours.map(({ facts, changedOn, photographs }) => ({
        kind: 'tour' as const,
        slug: facts.slug,
        changed: changedOn,
        photo: photographs[0] ?? null,
      })),
    ],
  };
}
