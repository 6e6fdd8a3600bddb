import type { Instant } from '#domain/calendar/instant.ts';
import { FreshCache } from '../platform/fresh-cache.ts';
import { makeCard } from './card.ts';
import { LiveIndex } from './live-index.ts';
import { Offers } from './offers.ts';
import type { Card, Shown } from './shown.ts';
import type { CatalogueSource, ListedTour } from './source.ts';
import { Suggestions } from './suggestions.ts';
import { moveColumn, type TourChanges } from './tour-changes.ts';
import { TourIndex } from './tour-index.ts';

/** What goes over from one layout to the next, since what is in it says itself whether it is still right. */
type Carried = {
  readonly cards: FreshCache<string, Card>;
  readonly answers: FreshCache<string, object>;
  suggestions: Suggestions | null;
  /** The last number that was given to a change. */
  change: number;
};

/** The catalogue as it is laid out at a moment: everything a listing needs, without asking anybody. */
export class CatalogueSnapshot {
  readonly tourIndex: TourIndex;
  readonly liveIndex: LiveIndex;
  /** The number of the change that each tour saw last. */
  readonly #lastChange: Uint32Array;
  readonly #carried: Carried;

  private constructor(tourIndex: TourIndex, liveIndex: LiveIndex, lastChange: Uint32Array, carried: Carried) {
    this.tourIndex = tourIndex;
    this.liveIndex = liveIndex;
    this.#lastChange = lastChange;
    this.#carried = carried;
  }

  /** Lays out a catalogue that was just read. Numbers of changes go on from those of the layout before it. */
  static of(source: CatalogueSource, now: Instant, before: CatalogueSnapshot | null = null): CatalogueSnapshot {
    const tourIndex = TourIndex.of(source);
    const liveIndex = LiveIndex.of(tourIndex, Offers.of(source, now));
    const change = (before ? before.#carried.change : 0) + 1;
    return new CatalogueSnapshot(tourIndex, liveIndex, new Uint32Array(tourIndex.size).fill(change), {
      cards: new FreshCache(20_000),
      answers: new FreshCache(500),
      suggestions: null,
      change,
    });
  }

  /** The same catalogue at another moment. */
  at(now: Instant): CatalogueSnapshot {
    const { offers, changes } = this.liveIndex.offers.at(now);
    return this.#next(this.tourIndex, offers, changes);
  }

  /** The catalogue after some tours were read anew. */
  change(source: CatalogueSource, changes: TourChanges): CatalogueSnapshot {
    const tourIndex = this.tourIndex.change(source, changes);
    this.#carried.suggestions?.change(tourIndex);
    return this.#next(tourIndex, this.liveIndex.offers.change(source, changes), changes);
  }

  #next(tourIndex: TourIndex, offers: Offers, changes: TourChanges): CatalogueSnapshot {
    const lastChange = moveColumn(this.#lastChange, changes);
    this.#carried.change += 1;
    for (const tour of changes.changed) lastChange[tour] = this.#carried.change;
    return new CatalogueSnapshot(
      tourIndex,
      this.liveIndex.change(tourIndex, offers, changes),
      lastChange,
      this.#carried,
    );
  }

  /** Makes what only those need who type, before one of them waits for it. */
  warm(): this {
    void this.tourIndex.words;
    void this.suggestions;
    return this;
  }

  get suggestions(): Suggestions {
    this.#carried.suggestions ??= new Suggestions(this.tourIndex);
    return this.#carried.suggestions;
  }

  get source(): CatalogueSource {
    return this.tourIndex.source;
  }

  get validUntil(): Instant {
    return this.liveIndex.offers.validUntil;
  }

  /** Notes how much is left of a place: nothing new, another number, or something that sells or sorts differently now. */
  noteLeft(placeId: number, left: number): 'nothing' | 'number' | 'listing' {
    const { departures } = this.source;
    const at = departures.withPlace(placeId);
    if (at < 0 || departures.left[at] === left) return 'nothing';
    departures.left[at] = left;
    const tour = departures.tourOf(at);
    this.#carried.change += 1;
    this.#lastChange[tour] = this.#carried.change;
    return this.liveIndex.refresh(tour) ? 'listing' : 'number';
  }

  /** A tour by its id, as it was last read. */
  tour(id: number): ListedTour | undefined {
    return this.source.tours[this.tourIndex.byId.get(id) ?? -1];
  }

  /** The number of the last change that a tour saw: an edit, a sale, a day that passed. */
  lastChange(tour: number): number {
    return this.#lastChange[tour] as number;
  }

  /** The card of a tour. */
  card(tour: number, shown: Shown): Card {
    const { id } = (this.source.tours[tour] as ListedTour).facts;
    const key = `${id} ${shown.language} ${shown.currency}`;
    return this.#carried.cards.get(key, this.lastChange(tour), () => makeCard(this, tour, shown));
  }

  /** The cards of a screen: no two of them begin with the same photograph, as far as there are enough. */
  cards(tours: Iterable<number>, shown: Shown): Card[] {
    const seen = new Set<string>();
    return Array.from(tours, (tour) => {
      const card = this.card(tour, shown);
      const first = Math.max(
        0,
        card.photos.findIndex(({ file }) => !seen.has(file)),
      );
      const file = card.photos[first]?.file;
      if (file) seen.add(file);
      if (first === 0) return card;
      return { ...card, photos: [...card.photos.slice(first), ...card.photos.slice(0, first)] };
    });
  }

  /** An answer that stays the same until something is sold or changed. */
  remember<Answer extends object | null>(key: string, make: () => Answer): Answer {
    const { answers, change } = this.#carried;
    const known = answers.find(key, change) ?? make();
    return (known && answers.keep(key, change, known)) as Answer;
  }
}
