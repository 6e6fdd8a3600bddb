/** A country with what people search it by. */
export type DialCountry = { readonly iso: string; readonly name: string; readonly dial: string };

/** What was typed, as a number reader wants it: a leading 00 is a plus, and other decoration stays. */
export function dialled(typed: string): string {
  return typed
    .trim()
    .replace(/^(\(?)00(?=[\s()\d])/, '$1+')
    .replace(/^\((\+\d+)\)/, '$1');
}

/** Whether what was typed names its country itself. */
export function isInternational(typed: string): boolean {
  return dialled(typed).replace(/^\(/, '').startsWith('+');
}

/** A text as it is searched: without case and accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a country is meant by what was typed into the search: part of its name, its dial code or its two letters. */
export function matchesCountry(country: DialCountry, search: string): boolean {
  const wanted = plain(search.trim());
  if (wanted === '') return true;
  const digits = wanted.replace(/^(\+|00)/, '');
  if (/^\d+$/.test(digits)) return country.dial.startsWith(digits);
  return plain(country.name).includes(wanted) || country.iso.toLowerCase() === wanted;
}

/** The countries that are meant by a search, those whose name begins with it first; otherwise their order stays. */
export function foundCountries(countries: readonly DialCountry[], search: string): DialCountry[] {
  const wanted = plain(search.trim());
  const found = countries.filter((country) => matchesCountry(country, search));
  const begins = (country: DialCountry): boolean =>
    wanted !== '' && (plain(country.name).startsWith(wanted) || country.iso.toLowerCase() === wanted);
  return [...found.filter(begins), ...found.filter((country) => !begins(country))];
}

/** The countries to show: the preferred ones first and in their order, then the rest by name. */
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
