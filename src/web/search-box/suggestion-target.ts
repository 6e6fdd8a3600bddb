import type { Suggestion } from '../tours/catalogue-types.ts';
import { type SearchState, searchAddress } from '../tours/search-address.ts';

/** Returns what a suggestion changes in a search: a filter where it is one, otherwise the text. */
export function suggestionFilter({ kind, slug, name }: Suggestion): Partial<SearchState> {
  if (kind === 'continent' || kind === 'country') return { q: '', destination: [slug] };
  if (kind === 'style') return { q: '', style: [slug] };
  if (kind === 'operator') return { q: '', operator: [slug] };
  return { q: name };
}

/** Returns where a suggestion leads: a tour to its page, anything else to the search with it. */
export function suggestionTarget(suggestion: Suggestion, now: Partial<SearchState>, currency: string | null): string {
  if (suggestion.kind === 'tour') return `/t/${suggestion.slug}${currency ? `?currency=${currency}` : ''}`;
  return searchAddress({ ...now, ...suggestionFilter(suggestion), page: 1 }, currency);
}
