import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { longestSearch, searchSorts, searchViews } from '#contract/search.ts';
import { type Month, parseMonth } from '#domain/calendar/month.ts';

type Answer = AnswerOf<'searchTours'>;

/** The filters as they were understood. */
export type Filters = Omit<Answer['applied'], 'month'> & { month: Month[] };

/** A search as it was understood, and what of it was not. */
export type Asked = {
  readonly filters: Filters;
  readonly sort: Answer['sort'];
  readonly view: Answer['view'];
  readonly page: number;
  readonly ignored: Answer['ignored'];
  readonly shortened: boolean;
};

/** Values that exist, so that others can be told as ignored. */
export type Known = {
  isDestination(slug: string): boolean;
  isStyle(slug: string): boolean;
  isOperator(slug: string): boolean;
};

/** A filter with more values than this was not made by hand. */
const mostValues = 50;
const mostIgnored = 20;

/** Reads what a search asks for; whatever makes no sense is left out and named. */
export function readFilters(request: ParsedOf<'searchTours'>, known: Known): Asked {
  const ignored: { filter: string; value: string }[] = [];
  const ignore = (filter: string, value: unknown) => {
    if (ignored.length < mostIgnored) ignored.push({ filter, value: shown(value) });
  };

  const list = <Value extends string>(filter: keyof typeof request, read: (text: string) => Value | null): Value[] => {
    const values = new Set<Value>();
    for (const part of textsOf(request[filter])) {
      const value = part === null ? null : read(part);
      if (value === null || values.size >= mostValues) ignore(filter, part ?? request[filter]);
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
  const range = (from: 'lengthFrom' | 'priceFrom', to: 'lengthTo' | 'priceTo', most: number) => {
    const [least, greatest] = [one(from, integerBetween(0, most)), one(to, integerBetween(0, most))];
    if (least === null || greatest === null || least <= greatest) return [least, greatest] as const;
    ignore(to, greatest);
    return [least, null] as const;
  };

  const text = one('q', (typed) => typed) ?? '';
  const [lengthFrom, lengthTo] = range('lengthFrom', 'lengthTo', 365);
  const [priceFrom, priceTo] = range('priceFrom', 'priceTo', 10_000_000);
  const filters: Filters = {
    // Cutting may split a character of two units; what is left of it is no text.
    q: text.slice(0, longestSearch).toWellFormed().replaceAll('\uFFFD', '').trim(),
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
    shortened: text.length > longestSearch,
  };
}

/** The parts of a filter that may have several values; null for what is no text at all. */
function textsOf(sent: unknown): (string | null)[] {
  if (sent === undefined || sent === '') return [];
  const parts = Array.isArray(sent) ? sent : [sent];
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return [null];
    return part
      .split(',', mostValues + 1)
      .map((text) => text.trim())
      .filter((text) => text !== '');
  });
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.slice(0, 60).toWellFormed();
}

const integerBetween = (least: number, most: number) => (digits: string) => {
  const value = /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
  return value >= least && value <= most ? value : null;
};

const flag = (text: string) =>
  text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : null;

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | null =>
    values.find((value) => value === text) ?? null;
