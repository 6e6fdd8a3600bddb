import type { Facets } from '../../tours/catalogue-types.ts';
import type { ListFilter, SearchState } from '../../tours/search-address.ts';

/** An active filter: its kind, its name in the catalogue if it has one, and the search without it. */
export type ActiveFilter =
  | { readonly kind: 'named'; readonly filter: ListFilter; readonly label: string; readonly without: SearchState }
  | { readonly kind: 'month'; readonly filter: 'month'; readonly month: string; readonly without: SearchState }
  | {
      readonly kind: 'range';
      readonly filter: 'length' | 'price';
      readonly from: number | null;
      readonly to: number | null;
      readonly without: SearchState;
    }
  | {
      readonly kind: 'number';
      readonly filter: 'age' | 'rating';
      readonly value: number;
      readonly without: SearchState;
    }
  | { readonly kind: 'text'; readonly filter: 'q'; readonly text: string; readonly without: SearchState }
  | { readonly kind: 'flag'; readonly filter: 'instant' | 'deal'; readonly without: SearchState };

const lists = ['destination', 'style', 'operator'] as const;

/** Returns every active filter in page order. */
export function activeFilters(state: SearchState, facets: Facets): ActiveFilter[] {
  const change = (changes: Partial<SearchState>): SearchState => ({ ...state, ...changes, page: 1 });
  const drop = (filter: ListFilter, value: string) =>
    change({ [filter]: state[filter].filter((one: string) => one !== value) });
  const named = lists.flatMap((filter) =>
    state[filter].map((slug): ActiveFilter => {
      const label = facets[filter].find((one) => one.slug === slug)?.name ?? slug;
      return { kind: 'named', filter, label, without: drop(filter, slug) };
    }),
  );
  const { q, lengthFrom, lengthTo, priceFrom, priceTo, age, rating } = state;
  const active: ActiveFilter[] = [];
  if (q) active.push({ kind: 'text', filter: 'q', text: q, without: change({ q: '' }) });
  active.push(...named);
  for (const month of state.month)
    active.push({ kind: 'month', filter: 'month', month, without: drop('month', month) });
  if (lengthFrom !== null || lengthTo !== null) {
    const without = change({ lengthFrom: null, lengthTo: null });
    active.push({ kind: 'range', filter: 'length', from: lengthFrom, to: lengthTo, without });
  }
  if (priceFrom !== null || priceTo !== null) {
    const without = change({ priceFrom: null, priceTo: null });
    active.push({ kind: 'range', filter: 'price', from: priceFrom, to: priceTo, without });
  }
  if (age !== null) active.push({ kind: 'number', filter: 'age', value: age, without: change({ age: null }) });
  if (rating !== null)
    active.push({ kind: 'number', filter: 'rating', value: rating, without: change({ rating: null }) });
  if (state.instant) active.push({ kind: 'flag', filter: 'instant', without: change({ instant: false }) });
  if (state.deal) active.push({ kind: 'flag', filter: 'deal', without: change({ deal: false }) });
  return active;
}
