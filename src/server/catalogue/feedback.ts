import type pg from 'pg';
import type { AnswerOf } from '#contract/schemas.ts';
import { FreshCache } from '../platform/fresh-cache.ts';
import { photoOf } from './card.ts';
import type { DisplayLocale } from './locale.ts';
import { type ReviewRow, reviewColumns, reviewIn } from './review-row.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import type { ListedTour } from './source.ts';

type Feedback = AnswerOf<'loadFeedback'>['feedback'];
type Row = ReviewRow & { readonly tourId: number };

/** How many items of the carousel a page contains; the others are fetched on demand. */
const firstItems = 3;

/** The carousel of reviews, which are read once per catalogue. */
export class FeedbackCarousel {
  readonly #pool: pg.Pool;
  readonly #rows = new FreshCache<'rows', Promise<ReadonlyMap<number, Row>>>(1);

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Returns the ids of all items in order, and the first ones in full. */
  async begin(snapshot: CatalogueSnapshot, locale: DisplayLocale): Promise<AnswerOf<'loadHome'>['feedback']> {
    const rows = await this.#kept(snapshot);
    const ids = snapshot.source.feedbackIds.filter((id) => rows.has(id));
    const items = ids.slice(0, firstItems).flatMap((id) => feedbackOf(snapshot, rows.get(id), locale) ?? []);
    return { ids, items };
  }

  /** Returns one item by its id; null if it does not exist. */
  async item(snapshot: CatalogueSnapshot, id: number, locale: DisplayLocale): Promise<Feedback | null> {
    const found = (await this.#kept(snapshot)).get(id);
    if (found) return feedbackOf(snapshot, found, locale);
    const [row] = await this.#read([id]);
    return feedbackOf(snapshot, row, locale);
  }

  async #readAll(ids: readonly number[]): Promise<ReadonlyMap<number, Row>> {
    return new Map((await this.#read(ids)).map((row) => [row.id, row]));
  }

  #kept({ source }: CatalogueSnapshot): Promise<ReadonlyMap<number, Row>> {
    return this.#rows.get('rows', source, () => this.#readAll(source.feedbackIds));
  }

  async #read(ids: readonly number[]): Promise<Row[]> {
    const { rows } = await this.#pool.query<Row>({
      name: 'feedback',
      text: `select ${reviewColumns}, tour_id as "tourId" from review where id = any($1::integer[])`,
      values: [ids],
    });
    return rows;
  }
}

function feedbackOf(
  { tourIndex }: CatalogueSnapshot,
  row: Row | undefined,
  { language }: DisplayLocale,
): Feedback | null {
  const tour = row && tourIndex.byId.get(row.tourId);
  if (!row || tour === undefined) return null;
  const { tourId: _, ...review } = row;
  const { facts, photographs } = tourIndex.source.tours[tour] as ListedTour;
  const [file] = photographs;
  return {
    ...reviewIn(review, language),
    tour: {
      id: facts.id,
      slug: facts.slug,
      name: facts.name[language],
      lengthDays: facts.lengthDays,
      photo: file ? photoOf(tourIndex, file, language) : null,
    },
  };
}
