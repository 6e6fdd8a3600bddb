import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { AnswerOf } from '#contract/schemas.ts';
import type { Caller } from '../platform/caller.ts';

type Countries = AnswerOf<'listCountries'>;

const byLanguage = new Map<string, Countries>();

/** Every country that has telephones, named in a language and in that language's order. */
function countriesIn(language: string): Countries {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const collator = new Intl.Collator(language);
  const list = getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, dialCode: getCountryCallingCode(code) as string }))
    .sort((a, b) => collator.compare(a.name, b.name));
  return {
    success: true,
    countries: Object.fromEntries(list.map(({ code, name, dialCode }) => [code, { name, dialCode }])),
  };
}

/** The countries in the caller's language. */
export async function listCountries(_request: object, { language }: Pick<Caller, 'language'>): Promise<Countries> {
  const countries = byLanguage.get(language) ?? countriesIn(language);
  byLanguage.set(language, countries);
  return countries;
}
