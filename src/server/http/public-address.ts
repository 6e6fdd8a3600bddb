import { publicPageParameters } from '#contract/public-pages.ts';
import { splitLanguage } from './caller.ts';

/**
 * The one address of a public page with its language prefix: the parameters that the page knows, in a fixed order, without those that
 * say nothing. What campaigns and random numbers add to an address makes no other page. Null for a page that is not public.
 */
export function publicAddress(path: string, query: string): string | null {
  const { language, rest } = splitLanguage(path);
  const known = publicPageParameters(rest);
  if (!known) return null;
  const prefix = language === null ? '' : `/${language}`;
  const page = language !== null && rest === '/' ? prefix : prefix + rest;
  if (query === '' || known.length === 0) return page;
  const given = new URLSearchParams(query);
  const kept = known.flatMap((name) =>
    given
      .getAll(name)
      .filter((value) => value.trim() !== '')
      .map((value): [string, string] => [name, value]),
  );
  return kept.length === 0 ? page : `${page}?${new URLSearchParams(kept)}`;
}
