import type { Instant } from '#domain/calendar/instant.ts';
import { FreshCache } from '../platform/fresh-cache.ts';
import { makeCard } from './card.ts';
import { LiveIndex } from './live-index.ts';
import type { Card, DisplayLocale } from './locale.ts';
import { Offers } from './offers.ts';
import type { CatalogueSource, ListedTour } from './source.ts';
import { Suggestions } from './suggestions.ts';
import { moveColumn, type TourChanges } from './tour-changes.ts';
import { type OtherChanges, TourIndex } from './tour-index.ts';

/** State that snapshots share, because its entries carry their own validity. */
type Carried = {
  readonly cards: FreshCache<string, Card>;
  readonly answers: FreshCache<string, object>;
  suggestions: Suggestions | null;
  /** The number of the last change. */
  change: number;
};

/** The indexed catalogue at a moment: everything that listings need without database queries. */
export class CatalogueSnapshot {
  readonly tourIndex: TourIndex;
  readonly liveIndex: LiveIndex;
  /** The number of the last change of each tour. */
  readonly #lastChange: Uint32Array;
  readonly #carried: Carried;

  private constructor(tourIndex: TourIndex, liveIndex: LiveIndex, lastChange: Uint32Array, carried: Carried) {
    this.tourIndex = tourIndex;
    this.liveIndex = liveIndex;
    this.#lastChange = lastChange;
    this.#carried = carried;
  }

  /** Creates a snapshot of a loaded catalogue; change numbers continue from the previous snapshot. */
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

  /** Returns the same catalogue at another moment. */
  at(now: Instant): CatalogueSnapshot {
    const { offers, changes } = this.liveIndex.offers.at(now);
    return this.#next(this.tourIndex, offers, changes);
  }

  /** Returns the snapshot after some tours and other records were reloaded. */
  change(source: CatalogueSource, changes: TourChanges, others: OtherChanges): CatalogueSnapshot {
    const tourIndex = this.tourIndex.change(source, changes, others);
    this.#carried.suggestions?.change(tourIndex);
    const changed = this.#next(tourIndex, this.liveIndex.offers.change(source, changes), changes);
    return others.operators.length === 0
      ? changed
      : changed.#showing(new Set(others.operators.map(({ facts }) => facts.id)));
  }

  /** Marks all tours of some operators as changed, because their pages contain operator details. */
  #showing(operatorIds: ReadonlySet<number>): CatalogueSnapshot {
    const { tours } = this.source;
    const shown = Array.from(tours.keys()).filter((at) => operatorIds.has((tours[at] as ListedTour).facts.operatorId));
    this.#carried.change += 1;
    for (const at of shown) this.#lastChange[at] = this.#carried.change;
    return this;
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

  /** Builds the structures for text search before the first search needs them. */
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

  /** Updates the remaining places; returns whether nothing, only the number, or also listings changed. */
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

  /** Returns a tour by its id, including archived ones. */
  tour(id: number): ListedTour | undefined {
    return this.source.tours[this.tourIndex.byId.get(id) ?? -1] ?? this.source.archived.get(id);
  }

  /** Returns the number of a tour's last change, such as an edit, a sale or a new day. */
  lastChange(tour: number): number {
    return this.#lastChange[tour] as number;
  }

  /** Returns the card of a tour. */
  card(tour: number, locale: DisplayLocale): Card {
    const { id } = (this.source.tours[tour] as ListedTour).facts;
    const key = `${id} ${locale.language} ${locale.currency}`;
    return this.#carried.cards.get(key, this.lastChange(tour), () => makeCard(this, tour, locale));
  }

  /** Returns the cards of a page with different first photos, as far as there are enough. */
  cards(tours: Iterable<number>, locale: DisplayLocale): Card[] {
    const seen = new Set<string>();
    return Array.from(tours, (tour) => {
      const card = this.card(tour, locale);
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

  /** Caches a response until the next sale or change. */
  remember<Answer extends object | null>(key: string, make: () => Answer): Answer {
    const { answers, change } = this.#carried;
    const known = answers.find(key, change) ?? make();
    return (known && answers.store(key, change, known)) as Answer;
  }
}
