import type pg from 'pg';
import { reviewsPerPage } from '#contract/search.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { FreshCache } from '../platform/fresh-cache.ts';
import { offeredSale } from './offered-sale.ts';
import { type ReviewRow, reviewColumns } from './review-row.ts';
import type { ListedTour } from './source.ts';
import type { Sale, StoredSale, TourPage } from './tour-content.ts';

/** A tour with everything on its page that is not in the in-memory catalogue. */
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
  /** The newest reviews. */
  readonly reviews: readonly ReviewRow[];
  readonly terms: readonly {
    readonly id: number;
    readonly kind: 'operator' | 'cancellation' | 'flexible';
    readonly title: Words;
  }[];
};

const query = `
  select page,
    (select json_agg(json_build_object('id', id, 'name', name, 'sale', sale) order by id) from variant where tour_id = tour.id and state = 'open') as variants,
    (select json_agg(json_build_object('locationId', location_id, 'nights', nights) order by position)
      from tour_stop where tour_id = tour.id) as stops,
    (select json_agg(json_build_object('id', id, 'firstName', first_name, 'askedOn', asked_on, 'question', question,
      'answer', answer, 'answeredOn', answered_on) order by asked_on desc, id) from question where tour_id = tour.id) as questions,
    (select json_agg(newest) from (select ${reviewColumns} from review where tour_id = tour.id
      order by written_on desc, id desc limit ${reviewsPerPage}) newest) as reviews,
    (select json_agg(json_build_object('id', id, 'kind', kind, 'title', title) order by id)
      from terms where terms.operator_id = tour.operator_id and valid_from <= now() and superseded_by is null) as terms
  from tour where id = $1`;

/** A cache of tour documents, each loaded with one query on first use. */
export class TourDocuments {
  readonly #pool: pg.Pool;
  readonly #kept = new FreshCache<number, Promise<TourDocument | null>>(256);

  readonly #tourNow: (id: number) => ListedTour | undefined;

  /** Creates the cache; `tourNow` returns a tour as last loaded. */
  constructor(pool: pg.Pool, tourNow: (id: number) => ListedTour | undefined) {
    this.#pool = pool;
    this.#tourNow = tourNow;
  }

  /** Returns a tour's document, or null if the tour no longer exists. */
  get(tourId: number): Promise<TourDocument | null> {
    return this.#kept.get(tourId, this.#tourNow(tourId), () => this.#read(tourId));
  }

  async #read(tourId: number): Promise<TourDocument | null> {
    const { rows } = await this.#pool.query({ name: 'tour-document', text: query, values: [tourId] });
    const [row] = rows;
    if (!row) return null;
    const { page, variants, stops, questions, reviews, terms } = row;
    return {
      page,
      variants: ((variants ?? []) as (Omit<TourDocument['variants'][number], 'sale'> & { sale: StoredSale })[]).map(
        ({ sale, ...variant }) => ({ ...variant, sale: offeredSale(sale) }),
      ),
      stops: stops ?? [],
      questions: questions ?? [],
      reviews: reviews ?? [],
      terms: terms ?? [],
    };
  }
}
