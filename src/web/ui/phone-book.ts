import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { type DialCountry, dialled } from './phone-rules.ts';

/** Returns every country with a dial code, named in a language. */
export function dialCountries(locale: string): DialCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return getCountries().map((iso) => ({ iso, name: names.of(iso) ?? iso, dial: getCountryCallingCode(iso) }));
}

/** The result of parsing a phone number, possibly incomplete. */
export type ReadNumber = {
  /** The country that the number itself contains, if any. */
  readonly country: string | null;
  /** The number in E.164 format, such as +491512345678, when it is valid. */
  readonly e164: string | null;
};

/** Parses a typed number; without a plus or 00 it belongs to the chosen country. */
export function readNumber(typed: string, country: string): ReadNumber {
  const home = isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const number = parsePhoneNumberFromString(
    dialled(typed),
    home ? { defaultCountry: home, extract: false } : { extract: false },
  );
  return { country: number?.country ?? null, e164: number?.isValid() ? number.number : null };
}

/** Returns whether a text is a valid number with a country code. */
export const isInternationalNumber = (text: string): boolean => readNumber(text, '').e164 !== null;
