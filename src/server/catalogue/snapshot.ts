import type { Instant } from '#domain/calendar/instant.ts';
import { makeCard } from './card.ts';
import { MovingSets } from './live-index.ts';
import { Offers } from './offers.ts';
import type { Card, Shown } from './shown.ts';
import type { CatalogueSource } from './source.ts';
import { Suggestions } from './suggestions.ts';
import { FixedSets } from './tour-index.ts';

/** More cards or answers than this are forgotten and made again. */
const mostKept = 20_000;

/** The catalogue as it is laid out at a moment: everything a listing needs, without asking anybody. */
export class Shelf {
  readonly fixed: FixedSets;
  readonly moving: MovingSets;
  readonly #cards = new Map<string, Map<number, Card>>();
  readonly #answers = new Map<string, unknown>();
  #suggestions: Suggestions | null;
  #kept = 0;

  private constructor(fixed: FixedSets, suggestions: Suggestions | null, now: Instant) {
    this.fixed = fixed;
    this.moving = new MovingSets(fixed, new Offers(fixed.source, now));
    this.#suggestions = suggestions;
  }

  /** Lays out a catalogue that was just read. */
  static of(source: CatalogueSource, now: Instant): Shelf {
    return new Shelf(new FixedSets(source), null, now);
  }

  /** The same catalogue at a later moment. */
  at(now: Instant): Shelf {
    return new Shelf(this.fixed, this.#suggestions, now);
  }

  /** Makes what only those need who type, before one of them waits for it. */
  warm(): this {
    void this.fixed.words;
    void this.suggestions;
    return this;
  }

  get suggestions(): Suggestions {
    this.#suggestions ??= new Suggestions(this.fixed);
    return this.#suggestions;
  }

  get source(): CatalogueSource {
    return this.fixed.source;
  }

  get validUntil(): Instant {
    return this.moving.offers.validUntil;
  }

  /** Notes how much is left of a place: nothing new, another number, or something that sells or sorts differently now. */
  noteLeft(placeId: number, left: number): 'nothing' | 'number' | 'listing' {
    const { departures } = this.source;
    const at = departures.withPlace(placeId);
    if (at < 0 || departures.left[at] === left) return 'nothing';
    departures.left[at] = left;
    const tour = departures.tourOf(at);
    const news = this.moving.refresh(tour) ? 'listing' : 'number';
    for (const cards of this.#cards.values()) cards.delete(tour);
    this.#answers.clear();
    return news;
  }

  /** The card of a tour. */
  card(tour: number, shown: Shown): Card {
    const key = `${shown.language} ${shown.currency}`;
    const cards = this.#cards.get(key) ?? new Map<number, Card>();
    this.#cards.set(key, cards);
    const known = cards.get(tour);
    if (known) return known;
    if (this.#kept++ > mostKept) {
      this.#cards.clear();
      this.#kept = 0;
    }
    const made = makeCard(this, tour, shown);
    cards.set(tour, made);
    return made;
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
  remember<Answer>(key: string, make: () => Answer): Answer {
    if (this.#answers.size > 500) this.#answers.clear();
    const known = (this.#answers.get(key) as Answer | undefined) ?? make();
    this.#answers.set(key, known);
    return known;
  }
}
