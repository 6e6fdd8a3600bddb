import type { RequestOf } from '#contract/schemas.ts';
import { searchParameters, searchSorts, searchViews } from '#contract/search.ts';
import type { Applied } from './catalogue-types.ts';

/** Everything a search page's address says, as it was understood. */
export type SearchState = Applied & {
  readonly sort: (typeof searchSorts)[number];
  readonly view: (typeof searchViews)[number];
  readonly page: number;
};

/** A search that asks for nothing. */
export const everything: SearchState = {
  q: '',
  destination: [],
  month: [],
  lengthFrom: null,
  lengthTo: null,
  priceFrom: null,
  priceTo: null,
  style: [],
  age: null,
  rating: null,
  operator: [],
  instant: false,
  deal: false,
  sort: searchSorts[0],
  view: searchViews[0],
  page: 1,
};

/** The search box asks for a length with one field, `days=8-14`; the catalogue knows it as two. */
function readDays(days: string): { lengthFrom?: string; lengthTo?: string } {
  const [, from, to] = /^(\d{1,4})-(\d{0,4})$/.exec(days) ?? [];
  return { ...(from ? { lengthFrom: from } : {}), ...(to ? { lengthTo: to } : {}) };
}

/** What a page's address asks the catalogue for: the names it knows, empty fields of forms left out. */
export function readAddress(parameters: URLSearchParams): RequestOf<'searchTours'> {
  const asked: Record<string, string | string[]> = readDays(parameters.get('days') ?? '');
  for (const name of searchParameters) {
    const values = parameters.getAll(name).filter((value) => value.trim() !== '');
    if (values.length > 0) asked[name] = values.length === 1 ? (values[0] as string) : values;
  }
  return asked;
}

function written(value: SearchState[keyof SearchState]): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'boolean') return value ? '1' : '';
  // A text that was cut in the middle of a sign could not be written into an address.
  return value === null ? '' : String(value).toWellFormed();
}

/**
 * The one address of a search: names in a fixed order, nothing that goes without saying. A currency is written only when the
 * address has to force it.
 */
export function searchAddress(state: Partial<SearchState>, currency: string | null = null): string {
  const pairs = searchParameters.flatMap((name) => {
    const text = written(state[name] ?? everything[name]);
    const usual = written(everything[name]);
    return text === usual ? [] : [`${name}=${encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%20', '+')}`];
  });
  if (currency) pairs.push(`currency=${currency}`);
  return pairs.length > 0 ? `/search?${pairs.join('&')}` : '/search';
}

/** The state of a search that was answered. */
export function stateOf(answer: {
  readonly applied: Applied;
  readonly sort: SearchState['sort'];
  readonly view: SearchState['view'];
  readonly page: number;
}): SearchState {
  return { ...answer.applied, sort: answer.sort, view: answer.view, page: answer.page };
}

/** The filters that hold several values. */
export type ListFilter = 'destination' | 'month' | 'style' | 'operator';

/** A search with one more value of a filter, or without it when it was there; the pages begin anew. */
export function toggled(state: SearchState, filter: ListFilter, value: string): SearchState {
  const values = state[filter];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return { ...state, [filter]: next, page: 1 };
}

/** The same view and order of tours without any filter. */
export function cleared(state: SearchState): SearchState {
  return { ...everything, sort: state.sort, view: state.view };
}
