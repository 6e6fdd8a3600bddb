import type { RequestOf } from '#contract/schemas.ts';
import { searchParameters, searchSorts, searchViews } from '#contract/search.ts';
import type { Applied } from './catalogue-types.ts';

/** The parsed state of a search page's URL. */
export type SearchState = Applied & {
  readonly sort: (typeof searchSorts)[number];
  readonly view: (typeof searchViews)[number];
  readonly page: number;
};

/** A search without filters. */
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

/** The search box has one field for the length, `days=8-14`; the catalogue has two. */
function readDays(days: string): { lengthFrom?: string; lengthTo?: string } {
  const [, from, to] = /^(\d{1,4})-(\d{0,4})$/.exec(days) ?? [];
  return { ...(from ? { lengthFrom: from } : {}), ...(to ? { lengthTo: to } : {}) };
}

/** Converts a page's URL to a catalogue request, with known names only and without empty fields. */
export function readAddress(parameters: URLSearchParams): RequestOf<'searchTours'> {
  const request: Record<string, string | string[]> = readDays(parameters.get('days') ?? '');
  for (const name of searchParameters) {
    const values = parameters.getAll(name).filter((value) => value.trim() !== '');
    if (values.length > 0) request[name] = values.length === 1 ? (values[0] as string) : values;
  }
  return request;
}

function written(value: SearchState[keyof SearchState]): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value === 'boolean') return value ? '1' : '';
  // A text that was cut within a surrogate pair could not be encoded in a URL.
  return value === null ? '' : String(value).toWellFormed();
}

/**
 * Returns the canonical URL of a search: parameters in a fixed order, without defaults. The currency is included only
 * when the URL has to force it.
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

/** Returns the state of a search from its response. */
export function stateOf(answer: {
  readonly applied: Applied;
  readonly sort: SearchState['sort'];
  readonly view: SearchState['view'];
  readonly page: number;
}): SearchState {
  return { ...answer.applied, sort: answer.sort, view: answer.view, page: answer.page };
}

/** The filters with several values. */
export type ListFilter = 'destination' | 'month' | 'style' | 'operator';

/** Adds or removes a value of a filter, and returns to the first page. */
export function toggled(state: SearchState, filter: ListFilter, value: string): SearchState {
  const values = state[filter];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return { ...state, [filter]: next, page: 1 };
}

/** Removes all filters, but not the view and the sort order. */
export function cleared(state: SearchState): SearchState {
  return { ...everything, sort: state.sort, view: state.view };
}
