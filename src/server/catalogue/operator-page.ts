import type pg from 'pg';
import type { AnswerOf } from '#contract/schemas.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { type Bitset, countBits } from './bitset.ts';
import { ratingOfAll } from './destination-pages.ts';
import type { DisplayLocale } from './locale.ts';
import type { CatalogueSnapshot } from './snapshot.ts';
import type { Operator } from './source.ts';
import { bestTours, Tiles } from './tiles.ts';

type Card = AnswerOf<'loadTour'>['operator'];
type Terms = { id: number; kind: 'operator' | 'cancellation' | 'flexible'; title: Words; body: Words };

const maxTours = 24;

/** Returns an operator for display. */
export function operatorCard(
  snapshot: CatalogueSnapshot,
  { facts, ...operator }: Operator,
  { language }: DisplayLocale,
): Card {
  const tours = snapshot.tourIndex.byOperator.get(facts.slug) as Bitset;
  const code = operator.baseCountryCode;
  const country = snapshot.tourIndex.countries.get(code)?.name[language];
  return {
    id: facts.id,
    slug: facts.slug,
    name: facts.name,
    brandColour: operator.brandColour,
    baseCountry: { code, name: country ?? new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code },
    foundedYear: operator.foundedYear,
    languages: [...operator.languages],
    answerHours: operator.answerHours,
    tours: countBits(tours),
    rating: ratingOfAll(snapshot, tours),
  };
}

/** Returns the page of an operator, or null if it does not exist. */
export async function loadOperator(
  pool: pg.Pool,
  snapshot: CatalogueSnapshot,
  slug: string,
  locale: DisplayLocale,
): Promise<AnswerOf<'loadOperator'> | null> {
  const operator = snapshot.source.operators.find(({ facts }) => facts.slug === slug);
  if (!operator) return null;
  const { language } = locale;
  const tours = snapshot.tourIndex.byOperator.get(slug) as Bitset;
  const { rows } = await pool.query<Terms>({
    name: 'operator-terms',
    text: 'select id, kind, title, body from terms where operator_id = $1 and valid_from <= now() and superseded_by is null order by id',
    values: [operator.facts.id],
  });
  return {
    ...operatorCard(snapshot, operator, locale),
    story: operator.story[language],
    best: snapshot.cards(bestTours(snapshot, tours, maxTours), locale),
    destinations: new Tiles(snapshot, locale).countries(snapshot.source.countries, tours, 12),
    terms: rows.map(({ id, kind, title, body }) => ({ id, kind, title: title[language], text: body[language] })),
  };
}
