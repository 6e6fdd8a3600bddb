import type pg from 'pg';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { reviewsPerPage } from '#contract/search.ts';
import type { Language } from '#domain/catalogue/words.ts';
import { type ReviewRow, reviewColumns, reviewIn } from './review-row.ts';
import type { ListedTour } from './source.ts';

type Reviews = AnswerOf<'loadReviews'>;

function reviewsOf({ stars }: ListedTour, rating: number | null, wanted: number): Omit<Reviews, 'items'> {
  const total = rating === null ? stars.reduce((sum, count) => sum + count, 0) : (stars[rating - 1] ?? 0);
  const pages = Math.max(1, Math.ceil(total / reviewsPerPage));
  return { total, pages, page: Math.min(wanted, pages), distribution: [...stars], rating };
}

/** Returns the first page of reviews, which is part of the tour page. */
export const firstReviews = (tour: ListedTour, rows: readonly ReviewRow[], language: Language): Reviews => ({
  ...reviewsOf(tour, null, 1),
  items: rows.map((row) => reviewIn(row, language)),
});

/** Loads a page of reviews; invalid parameters are ignored. */
export async function loadReviews(
  pool: pg.Pool,
  tour: ListedTour,
  request: Pick<ParsedOf<'loadReviews'>, 'rating' | 'page'>,
  language: Language,
): Promise<Reviews> {
  const rating = /^[1-5]$/.test(String(request.rating ?? '')) ? Number(request.rating) : null;
  const wanted = /^[1-9]\d{0,8}$/.test(String(request.page ?? '')) ? Number(request.page) : 1;
  const reviews = reviewsOf(tour, rating, wanted);
  const { rows } = await pool.query<ReviewRow>({
    name: 'reviews',
    text: `select ${reviewColumns} from review where tour_id = $1 and ($2::integer is null or rating = $2)
      order by written_on desc, id desc limit ${reviewsPerPage} offset $3`,
    values: [tour.facts.id, rating, (reviews.page - 1) * reviewsPerPage],
  });
  return { ...reviews, items: rows.map((row) => reviewIn(row, language)) };
}
