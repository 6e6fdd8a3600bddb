import type { AnswerOf } from '#contract/schemas.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { type Bitset, both, countBits, hasBit, noBits } from './bitset.ts';
import { photoOf, priceFrom } from './card.ts';
import type { Card, Shown } from './shown.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import type { Country, ListedTour } from './source.ts';

type Tile = AnswerOf<'loadHome'>['styles'][number];
type CountryTile = AnswerOf<'loadHome'>['destinations'][number];

/** Makes tiles for one screen, so that each shows another photograph. */
export class Tiles {
  readonly #snapshot: CatalogueSnapshot;
  readonly #shown: Shown;
  /** The photographs of this screen, with when each was last chosen. */
  readonly #seen = new Map<string, number>();
  #chosen = 0;

  constructor(snapshot: CatalogueSnapshot, shown: Shown) {
    this.#snapshot = snapshot;
    this.#shown = shown;
  }

  /** A photograph of the best tours of a set that this screen does not show yet, else the one it showed longest ago. */
  photo(tours: Bitset): Card['photos'][number] | null {
    const lists = bestTours(this.#snapshot, tours, 40).map(
      (tour) => (this.#snapshot.source.tours[tour] as ListedTour).photographs,
    );
    // What a tour shows first is the truest of it; the others are for when all of those are taken.
    const files = [...lists.flatMap((list) => list.slice(0, 3)), ...lists.flatMap((list) => list.slice(3))];
    let file = files[0];
    for (const one of files) {
      const [seen, best] = [this.#seen.get(one) ?? -1, this.#seen.get(file as string) ?? -1];
      if (seen < best) file = one;
      if (seen < 0) break;
    }
    if (!file) return null;
    this.#seen.set(file, this.#chosen++);
    return photoOf(this.#snapshot.tourIndex, file, this.#shown.language);
  }

  /** Something that tours belong to, as a picture with a number. */
  tile({ slug, name }: { slug: string; name: Words }, tours: Bitset): Tile {
    return {
      slug,
      name: name[this.#shown.language],
      tours: countBits(tours),
      photo: this.photo(tours),
      from: lowestPrice(this.#snapshot, tours, this.#shown),
    };
  }

  /** Countries as tiles, those with most tours first; those without tours are left out. */
  countries(countries: readonly Country[], within: Bitset | null, most: number): CountryTile[] {
    const { inDestination, size } = this.#snapshot.tourIndex;
    return countries
      .map((country) => {
        const tours = inDestination.get(country.slug) ?? noBits(size);
        return { country, tours: within ? both(tours, within) : tours };
      })
      .map((one) => ({ ...one, count: countBits(one.tours) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count || (one.country.slug < other.country.slug ? -1 : 1))
      .slice(0, most)
      .map(({ country, tours }) => ({ ...this.tile(country, tours), code: country.code }));
  }
}

/** The best tours of a set, so many of them. */
export function bestTours({ liveIndex }: CatalogueSnapshot, tours: Bitset, count: number): number[] {
  return firstOf(liveIndex.order('recommended'), tours, count);
}

/** The tours of a set with the greatest reductions, so many of them. */
export function bestDeals({ liveIndex }: CatalogueSnapshot, tours: Bitset, count: number): number[] {
  return firstOf(liveIndex.order('deal'), both(tours, liveIndex.deal), count);
}

/** The lowest price of a set of tours. */
export function lowestPrice({ liveIndex }: CatalogueSnapshot, tours: Bitset, shown: Shown): Tile['from'] {
  const [tour] = firstOf(liveIndex.priceOrder(shown.currency, 'up'), tours, 1);
  return tour === undefined ? null : priceFrom(liveIndex.offers, tour, shown);
}

function firstOf(order: Uint32Array, tours: Bitset, count: number): number[] {
  const first: number[] = [];
  for (const tour of order) {
    if (!hasBit(tours, tour)) continue;
    first.push(tour);
    if (first.length === count) break;
  }
  return first;
}
