import { publicPageParameters } from '#contract/public-pages.ts';
import { splitLanguage } from './caller.ts';

/**
 * Returns the canonical address of a public page with its language prefix: known parameters in a fixed order, without
 * empty ones. Campaign and random parameters are dropped, so that they create no cache entries. Null for a page that is
 * not public.
 */
export function publicAddress(path: string, query: string): string | null {
  const { language, rest } = splitLanguage(path);
  const known = publicPageParameters(rest);
  if (!known) return null;
  const prefix = language === null ? '' : `/${language}`;
  const page = language !== null && rest === '/' ? prefix : prefix + rest;
  if (query === '' || known.length === 0) return page;
  const parameters = new URLSearchParams(query);
  const pairs = known.flatMap((name) =>
    parameters
      .getAll(name)
      .filter((value) => value.trim() !== '')
      .map((value): [string, string] => [name, value]),
  );
  return pairs.length === 0 ? page : `${page}?${new URLSearchParams(pairs)}`;
}
