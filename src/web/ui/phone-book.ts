import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { type DialCountry, dialled } from './phone-rules.ts';

/** Every country that has a dial code, named in a language. */
export function dialCountries(locale: string): DialCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return getCountries().map((iso) => ({ iso, name: names.of(iso) ?? iso, dial: getCountryCallingCode(iso) }));
}

/** What is known about a number while it is typed. */
export type ReadNumber = {
  /** The country that the number itself names, when it names one. */
  readonly country: string | null;
  /** The number as it is stored, +491512345678, when it is a valid international number. */
  readonly e164: string | null;
};

/** Reads a typed number; without a plus or 00 it belongs to the chosen country. */
export function readNumber(typed: string, country: string): ReadNumber {
  const home = isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const number = parsePhoneNumberFromString(
    dialled(typed),
    home ? { defaultCountry: home, extract: false } : { extract: false },
  );
  return { country: number?.country ?? null, e164: number?.isValid() ? number.number : null };
}

/** Whether a text is a valid number with its country. */
export const isInternationalNumber = (text: string): boolean => readNumber(text, '').e164 !== null;
