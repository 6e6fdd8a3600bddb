import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { AnswerOf } from '#contract/schemas.ts';
import type { Caller } from '../platform/caller.ts';

type Countries = AnswerOf<'listCountries'>;

const byLanguage = new Map<string, Countries>();

/** Returns all countries with a dialling code, named and sorted in a language. */
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

/** Lists the countries in the caller's language. */
export async function listCountries(_request: object, { language }: Pick<Caller, 'language'>): Promise<Countries> {
  const countries = byLanguage.get(language) ?? countriesIn(language);
  byLanguage.set(language, countries);
  return countries;
}
