/** A country with the values that a search matches. */
export type DialCountry = { readonly iso: string; readonly name: string; readonly dial: string };

/** Normalises the typed text for the parser: a leading 00 becomes a plus, other characters stay. */
export function dialled(typed: string): string {
  return typed
    .trim()
    .replace(/^(\(?)00(?=[\s()\d])/, '$1+')
    .replace(/^\((\+\d+)\)/, '$1');
}

/** Returns whether the typed text contains its country code. */
export function isInternational(typed: string): boolean {
  return dialled(typed).replace(/^\(/, '').startsWith('+');
}

/** Normalises a text for searching, without case and accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns whether a country matches a search: part of its name, its dial code or its two letters. */
export function matchesCountry(country: DialCountry, search: string): boolean {
  const wanted = plain(search.trim());
  if (wanted === '') return true;
  const digits = wanted.replace(/^(\+|00)/, '');
  if (/^\d+$/.test(digits)) return country.dial.startsWith(digits);
  return plain(country.name).includes(wanted) || country.iso.toLowerCase() === wanted;
}

/** Returns the matching countries, those whose name starts with the search first, otherwise in their order. */
export function foundCountries(countries: readonly DialCountry[], search: string): DialCountry[] {
  const wanted = plain(search.trim());
  const found = countries.filter((country) => matchesCountry(country, search));
  const begins = (country: DialCountry): boolean =>
    wanted !== '' && (plain(country.name).startsWith(wanted) || country.iso.toLowerCase() === wanted);
  return [...found.filter(begins), ...found.filter((country) => !begins(country))];
}

/** Returns the countries in display order: the preferred ones first, then the others by name. */
export function arranged(
  countries: readonly DialCountry[],
  preferred: readonly string[],
  locale: string,
): DialCountry[] {
  const rank = new Map(preferred.map((iso, index) => [iso.toUpperCase(), index]));
  const collator = new Intl.Collator(locale);
  return [...countries].sort(
    (a, b) => (rank.get(a.iso) ?? 999) - (rank.get(b.iso) ?? 999) || collator.compare(a.name, b.name),
  );
}
