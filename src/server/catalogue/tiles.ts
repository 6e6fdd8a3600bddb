import type { AnswerOf } from '#contract/schemas.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { type Bitset, both, countBits, hasBit, noBits } from './bitset.ts';
import { photoOf, priceFrom } from './card.ts';
import type { Card, DisplayLocale } from './locale.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import type { Country, ListedTour } from './source.ts';

type Tile = AnswerOf<'loadHome'>['styles'][number];
type CountryTile = AnswerOf<'loadHome'>['destinations'][number];

/** Creates the tiles of one page with different photos. */
export class Tiles {
  readonly #snapshot: CatalogueSnapshot;
  readonly #shown: DisplayLocale;
  /** The photos of this page, with the order in which they were last chosen. */
  readonly #seen = new Map<string, number>();
  #chosen = 0;

  constructor(snapshot: CatalogueSnapshot, locale: DisplayLocale) {
    this.#snapshot = snapshot;
    this.#shown = locale;
  }

  /** Returns a photo of the best tours of a set that is not on this page yet, or the least recently used one. */
  photo(tours: Bitset): Card['photos'][number] | null {
    const lists = bestTours(this.#snapshot, tours, 40).map(
      (tour) => (this.#snapshot.source.tours[tour] as ListedTour).photographs,
    );
    // The first photos of a tour represent it best, so the others are used only after them.
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

  /** Creates the tile of a group of tours. */
  tile({ slug, name }: { slug: string; name: Words }, tours: Bitset): Tile {
    return {
      slug,
      name: name[this.#shown.language],
      tours: countBits(tours),
      photo: this.photo(tours),
      from: lowestPrice(this.#snapshot, tours, this.#shown),
    };
  }

  /** Creates the tiles of countries with tours, those with most tours first. */
  countries(countries: readonly Country[], within: Bitset | null, max: number): CountryTile[] {
    const { inDestination, size } = this.#snapshot.tourIndex;
    return countries
      .map((country) => {
        const tours = inDestination.get(country.slug) ?? noBits(size);
        return { country, tours: within ? both(tours, within) : tours };
      })
      .map((one) => ({ ...one, count: countBits(one.tours) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count || (one.country.slug < other.country.slug ? -1 : 1))
      .slice(0, max)
      .map(({ country, tours }) => ({ ...this.tile(country, tours), code: country.code }));
  }
}

/** Returns the `count` best tours of a set. */
export function bestTours({ liveIndex }: CatalogueSnapshot, tours: Bitset, count: number): number[] {
  return firstOf(liveIndex.order('recommended'), tours, count);
}

/** Returns the `count` tours of a set with the greatest discounts. */
export function bestDeals({ liveIndex }: CatalogueSnapshot, tours: Bitset, count: number): number[] {
  return firstOf(liveIndex.order('deal'), both(tours, liveIndex.deal), count);
}

/** Returns the lowest price in a set of tours. */
export function lowestPrice({ liveIndex }: CatalogueSnapshot, tours: Bitset, locale: DisplayLocale): Tile['from'] {
  const [tour] = firstOf(liveIndex.priceOrder(locale.currency, 'up'), tours, 1);
  return tour === undefined ? null : priceFrom(liveIndex.offers, tour, locale);
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
