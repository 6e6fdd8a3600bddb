import type pg from 'pg';
import { reviewsPerPage } from '#contract/search.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { VariantFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { type ReviewRow, reviewColumns } from './review-row.ts';

/** The parts of a tour that only its own page shows. */
export type TourPage = {
  readonly description: readonly Words[];
  readonly itinerary: readonly {
    readonly number: number;
    readonly title: Words;
    readonly text: Words;
    readonly placeId: number;
    readonly meals: readonly ('breakfast' | 'lunch' | 'dinner')[];
    readonly accommodation: Words | null;
    readonly transport:
      | 'none'
      | 'foot'
      | 'bike'
      | 'train'
      | 'coach'
      | 'minibus'
      | 'offRoad'
      | 'ferry'
      | 'ship'
      | 'flight';
  }[];
  readonly included: readonly Words[];
  readonly excluded: readonly Words[];
};

/** What a variant sells besides departures. */
export type Sale = Pick<VariantFacts, 'passengerTypes' | 'rooms' | 'extras' | 'travellerFields'>;

/** A tour with everything its page shows and the memory of all tours does not hold. */
export type TourDocument = {
  readonly page: TourPage;
  readonly variants: readonly { readonly id: number; readonly name: Words; readonly sale: Sale }[];
  readonly stops: readonly { readonly locationId: number; readonly nights: number }[];
  readonly questions: readonly {
    readonly id: number;
    readonly firstName: string;
    readonly askedOn: Day;
    readonly question: Words;
    readonly answer: Words;
    readonly answeredOn: Day;
  }[];
  /** The newest. */
  readonly reviews: readonly ReviewRow[];
  readonly terms: readonly {
    readonly id: number;
    readonly kind: 'operator' | 'cancellation' | 'flexible';
    readonly title: Words;
  }[];
};

/** So many documents are kept; those not asked for the longest go first. */
const mostKept = 256;

const query = `
  select page,
    (select json_agg(json_build_object('id', id, 'name', name, 'sale', sale) order by id) from variant where tour_id = tour.id) as variants,
    (select json_agg(json_build_object('locationId', location_id, 'nights', nights) order by position)
      from tour_stop where tour_id = tour.id) as stops,
    (select json_agg(json_build_object('id', id, 'firstName', first_name, 'askedOn', asked_on, 'question', question,
      'answer', answer, 'answeredOn', answered_on) order by asked_on desc, id) from question where tour_id = tour.id) as questions,
    (select json_agg(newest) from (select ${reviewColumns} from review where tour_id = tour.id
      order by written_on desc, id desc limit ${reviewsPerPage}) newest) as reviews,
    (select json_agg(json_build_object('id', id, 'kind', kind, 'title', title) order by id)
      from terms where terms.operator_id = tour.operator_id) as terms
  from tour where id = $1`;

/** Whole tours, read when they are first asked for, one query each. */
export class TourDocuments {
  readonly #pool: pg.Pool;
  readonly #kept = new Map<number, Promise<TourDocument | null>>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** A tour's document, or null when there is no such tour any more. */
  get(tourId: number): Promise<TourDocument | null> {
    const known = this.#kept.get(tourId);
    const document = known ?? this.#read(tourId);
    // Deleting first puts it at the end, which is where the newest are.
    this.#kept.delete(tourId);
    this.#kept.set(tourId, document);
    if (!known) {
      document.catch(() => this.#kept.delete(tourId));
      const [oldest] = this.#kept.keys();
      if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    }
    return document;
  }

  forget(): void {
    this.#kept.clear();
  }

  async #read(tourId: number): Promise<TourDocument | null> {
    const { rows } = await this.#pool.query({ name: 'tour-document', text: query, values: [tourId] });
    const [row] = rows;
    if (!row) return null;
    const { page, variants, stops, questions, reviews, terms } = row;
    return {
      page,
      variants: variants ?? [],
      stops: stops ?? [],
      questions: questions ?? [],
      reviews: reviews ?? [],
      terms: terms ?? [],
    };
  }
}
