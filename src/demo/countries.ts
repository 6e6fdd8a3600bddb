/**
 * The notation of countries, three lines each:
 *
 *     TR | Turkey | Türkei | in der Türkei | in die Türkei | 95 | 3-11 5-10
 *     code | English name in a sentence | German name | locative | directional | euros per day on a plain group tour
 *          | months with tours, months of highest demand (a range may span the new year)
 *     then the introduction in English, then in German.
 */
import type { Words } from '#domain/catalogue/words.ts';
import { africa } from './countries/africa.ts';
import { americasAndOceania } from './countries/americas-and-oceania.ts';
import { asia } from './countries/asia.ts';
import { europe } from './countries/europe.ts';
import type { ContinentSlug, DemoCountry } from './marketplace.ts';
import { slugOf } from './slug.ts';

/** A country with the facts that its tours need. */
export interface Country extends DemoCountry {
  /** The name as an object: "the Netherlands", "die Niederlande". */
  readonly accusative: Words;
  /** The price of a day on a plain group tour in euros. */
  readonly dailyRate: number;
  /** 1 to 12. */
  readonly openMonths: ReadonlySet<number>;
  readonly peakMonths: ReadonlySet<number>;
}

const OCEANIA = new Set(['AU', 'NZ', 'FJ', 'PF']);
const SOUTH = new Set(['CO', 'EC', 'PE', 'BO', 'CL', 'AR', 'UY', 'BR']);

const american = (code: string): ContinentSlug =>
  OCEANIA.has(code) ? 'oceania' : SOUTH.has(code) ? 'south-america' : 'north-america';

const COUNTRIES: ReadonlyMap<string, Country> = new Map(
  [
    ...parseCountries(europe, () => 'europe'),
    ...parseCountries(asia, () => 'asia'),
    ...parseCountries(africa, () => 'africa'),
    ...parseCountries(americasAndOceania, american),
  ].map((country) => [country.code, country]),
);

/** Returns the country with a code; throws if it does not exist. */
export function countryOf(code: string): Country {
  const country = COUNTRIES.get(code);
  if (!country) throw new RangeError(`nothing is written about the country ${code}`);
  return country;
}

/** Returns all countries. */
export const allCountries = (): Country[] => [...COUNTRIES.values()];

function parseCountries(text: string, continentOf: (code: string) => ContinentSlug): Country[] {
  const lines = text.trim().split('\n');
  return Array.from({ length: lines.length / 3 }, (_, index) => {
    const [head = '', en = '', de = ''] = lines.slice(index * 3, index * 3 + 3);
    const [code, english, german, locative, directional, rate, months, ...more] = head.split('|').map((p) => p.trim());
    const [open, peak] = months?.split(' ') ?? [];
    if (!code || !english || !german || !locative || !directional || !rate || !open || !peak || more.length > 0) {
      throw new SyntaxError(`not a country: ${head}`);
    }
    const name = { en: english.replace(/^the /, ''), de: german };
    return {
      code,
      slug: slugOf(name.en),
      continent: continentOf(code),
      name,
      locative: { en: `in ${english}`, de: locative },
      directional: { en: `to ${english}`, de: directional },
      accusative: { en: english, de: directional.replace(/^ins /, 'das ').replace(/^(nach|in|auf) /, '') },
      intro: { en, de },
      dailyRate: Number(rate),
      openMonths: monthsOf(open),
      peakMonths: monthsOf(peak),
    };
  });
}

/** Parses months such as "1-3,11"; "11-2" spans the new year. */
function monthsOf(text: string): Set<number> {
  const months = new Set<number>();
  for (const range of text.split(',')) {
    const [first = 0, last = first] = range.split('-').map(Number);
    for (let month = first; ; month = (month % 12) + 1) {
      months.add(month);
      if (month === last) break;
    }
  }
  return months;
}
