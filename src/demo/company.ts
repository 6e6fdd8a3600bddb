import type { TimeZone } from '#domain/calendar/day-at.ts';
import type { Words } from '#domain/catalogue/words.ts';
import type { Currency } from '#domain/money/currency.ts';
import { countryOf } from './countries.ts';
import { companies } from './operators/companies.ts';
import { slugOf } from './slug.ts';
import { STYLES, type StyleSlug } from './travel-styles.ts';

/** The operator of a tour, before its tours are planned. */
export interface Company {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly currency: Currency;
  readonly baseCountryCode: string;
  readonly timeZone: TimeZone;
  readonly languages: readonly string[];
  readonly answerHours: number;
  readonly brandColour: string;
  readonly foundedYear: number;
  /** The price level compared with a plain tour. */
  readonly comfort: number;
  readonly regions: ReadonlySet<string>;
  readonly styles: readonly StyleSlug[];
  readonly story: Words;
}

/** All operators of the marketplace. */
export const COMPANIES: readonly Company[] = parseCompanies(companies);

/** Whether an operator travels to a country. */
export const serves = (company: Company, countryCode: string): boolean =>
  company.regions.has('world') ||
  company.regions.has(countryCode) ||
  company.regions.has(countryOf(countryCode).continent);

function parseCompanies(text: string): Company[] {
  const lines = text.trim().split('\n');
  return Array.from({ length: lines.length / 3 }, (_, index) => {
    const [head = '', en = '', de = ''] = lines.slice(index * 3, index * 3 + 3);
    const [name, currency, base, timeZone, languages, hours, colour, founded, comfort, regions, styles, ...more] = head
      .split('|')
      .map((part) => part.trim());
    if (!name || !currency || !base || !timeZone || !languages || !colour || !regions || !styles || more.length > 0) {
      throw new SyntaxError(`not a company: ${head}`);
    }
    if (currency !== 'EUR' && currency !== 'GBP' && currency !== 'USD')
      throw new SyntaxError(`not a currency: ${head}`);
    return {
      id: index + 1,
      slug: slugOf(name),
      name,
      currency,
      baseCountryCode: base,
      timeZone,
      languages: languages.split(' '),
      answerHours: Number(hours),
      brandColour: colour,
      foundedYear: Number(founded),
      comfort: Number(comfort),
      regions: new Set(regions.split(' ')),
      styles: styles.split(' ').map((slug) => {
        const style = STYLES.find((known) => known.slug === slug);
        if (!style) throw new SyntaxError(`not a style: ${slug}`);
        return style.slug;
      }),
      story: { en, de },
    };
  });
}
