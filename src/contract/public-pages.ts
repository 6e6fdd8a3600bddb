import { searchParameters } from './search.ts';

const fixedPages: ReadonlyMap<string, readonly string[]> = new Map([
  ['/', []],
  ['/search', [...searchParameters, 'days']],
  ['/destinations', []],
  ['/styles', []],
  ['/help', []],
  ['/about', []],
  ['/terms', []],
  ['/privacy', []],
  ['/membership', []],
  ['/travel-agents', []],
]);

const namedPages: ReadonlyMap<string, readonly string[]> = new Map([
  ['destinations', []],
  ['styles', []],
  ['operators', []],
  ['t', ['month', 'stars', 'reviews']],
]);

/**
 * Returns the query parameters of a public page, in order; null for a page that is not public. Public pages are the
 * same for every anonymous visitor, so the server caches them.
 */
export function publicPageParameters(path: string): readonly string[] | null {
  const fixed = fixedPages.get(path);
  if (fixed) return fixed;
  const [, folder, name, more] = path.split('/');
  return name && more === undefined ? (namedPages.get(folder as string) ?? null) : null;
}
