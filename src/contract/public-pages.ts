import { searchParameters } from './search.ts';

/** The query parameters that each public page knows. The pages are the same for every anonymous visitor, so the server keeps them. */
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

function parametersOf(path: string): readonly string[] | null {
  const fixed = fixedPages.get(path);
  if (fixed) return fixed;
  const [, folder, name, more] = path.split('/');
  return name && more === undefined ? (namedPages.get(folder as string) ?? null) : null;
}

/**
 * The one address of a public page: the parameters that the page knows, in a fixed order, without those that say nothing. What
 * campaigns and random numbers add to an address makes no other page. Null for a page that is not public.
 */
export function publicAddress(path: string, query: string): string | null {
  const known = parametersOf(path);
  if (!known) return null;
  if (query === '' || known.length === 0) return path;
  const given = new URLSearchParams(query);
  const kept = known.flatMap((name) =>
    given
      .getAll(name)
      .filter((value) => value.trim() !== '')
      .map((value): [string, string] => [name, value]),
  );
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}
