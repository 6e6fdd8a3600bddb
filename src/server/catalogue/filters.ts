import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { maxSearchLength, searchSorts, searchViews } from '#contract/search.ts';
import { type Month, parseMonth } from '#domain/calendar/month.ts';

type Answer = AnswerOf<'searchTours'>;

/** The normalized filters. */
export type Filters = Omit<Answer['applied'], 'month'> & { month: Month[] };

/** A parsed search with the list of ignored parameters. */
export type SearchQuery = {
  readonly filters: Filters;
  readonly sort: Answer['sort'];
  readonly view: Answer['view'];
  readonly page: number;
  readonly ignored: Answer['ignored'];
  readonly shortened: boolean;
};

/** Existing filter values; all others are reported as ignored. */
export type Known = {
  isDestination(slug: string): boolean;
  isStyle(slug: string): boolean;
  isOperator(slug: string): boolean;
};

/** No user selects more values of one filter than this. */
const maxValues = 50;
const maxIgnored = 20;

/** Parses search parameters; invalid ones are dropped and reported. */
export function readFilters(request: ParsedOf<'searchTours'>, known: Known): SearchQuery {
  const ignored: { filter: string; value: string }[] = [];
  const ignore = (filter: string, value: unknown) => {
    if (ignored.length < maxIgnored) ignored.push({ filter, value: shorten(value) });
  };

  const list = <Value extends string>(filter: keyof typeof request, read: (text: string) => Value | null): Value[] => {
    const values = new Set<Value>();
    for (const part of textsOf(request[filter])) {
      const value = part === null ? null : read(part);
      if (value === null || values.size >= maxValues) ignore(filter, part ?? request[filter]);
      else values.add(value);
    }
    return [...values];
  };
  const one = <Value>(filter: keyof typeof request, read: (text: string) => Value | null): Value | null => {
    const sent = request[filter];
    if (sent === undefined || sent === '') return null;
    const value = typeof sent === 'string' || typeof sent === 'number' ? read(String(sent).trim()) : null;
    if (value === null) ignore(filter, sent);
    return value;
  };
  const range = (from: 'lengthFrom' | 'priceFrom', to: 'lengthTo' | 'priceTo', max: number) => {
    const [min, greatest] = [one(from, integerBetween(0, max)), one(to, integerBetween(0, max))];
    if (min === null || greatest === null || min <= greatest) return [min, greatest] as const;
    ignore(to, greatest);
    return [min, null] as const;
  };

  const text = one('q', (typed) => typed) ?? '';
  const [lengthFrom, lengthTo] = range('lengthFrom', 'lengthTo', 365);
  const [priceFrom, priceTo] = range('priceFrom', 'priceTo', 10_000_000);
  const filters: Filters = {
    // Slicing may split a surrogate pair, whose remainder is removed.
    q: text.slice(0, maxSearchLength).toWellFormed().replaceAll('\uFFFD', '').trim(),
    destination: list('destination', (slug) => (known.isDestination(slug) ? slug : null)),
    month: list('month', parseMonth),
    lengthFrom,
    lengthTo,
    priceFrom,
    priceTo,
    style: list('style', (slug) => (known.isStyle(slug) ? slug : null)),
    age: one('age', integerBetween(0, 120)),
    rating: one('rating', (digits) =>
      /^[1-5](\.\d{1,2})?$/.test(digits) && Number(digits) <= 5 ? Number(digits) : null,
    ),
    operator: list('operator', (slug) => (known.isOperator(slug) ? slug : null)),
    instant: one('instant', flag) ?? false,
    deal: one('deal', flag) ?? false,
  };
  return {
    filters,
    sort: one('sort', oneOf(searchSorts)) ?? searchSorts[0],
    view: one('view', oneOf(searchViews)) ?? searchViews[0],
    page: one('page', integerBetween(1, Number.MAX_SAFE_INTEGER)) ?? 1,
    ignored,
    shortened: text.length > maxSearchLength,
  };
}

/** Returns the values of a filter that may have several; null for one that is not a text. */
function textsOf(sent: unknown): (string | null)[] {
  if (sent === undefined || sent === '') return [];
  const parts = Array.isArray(sent) ? sent : [sent];
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return [null];
    return part
      .split(',', maxValues + 1)
      .map((text) => text.trim())
      .filter((text) => text !== '');
  });
}

function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.slice(0, 60).toWellFormed();
}

const integerBetween = (min: number, max: number) => (digits: string) => {
  const value = /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
  return value >= min && value <= max ? value : null;
};

const flag = (text: string) =>
  text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : null;

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | null =>
    values.find((value) => value === text) ?? null;
