import type { DemoOperator, Marketplace } from '#demo/marketplace.ts';
import { addDays } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { PromotionFacts } from '#domain/catalogue/facts.ts';
import { makeTour } from './tiny-tour.ts';
import { both, countries, places, styles } from './tiny-world.ts';

const aDay = 86_400_000;

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');

/** A promotion of 20% that is active for ten days around a moment, for departures of the coming year. */
export const sampleSale = (now: Instant): PromotionFacts => ({
  id: 1,
  name: both('Autumn sale', 'Herbstrabatt'),
  offer: { kind: 'percentage', share: 2000 },
  bookFrom: now - 5 * aDay,
  bookUntil: now + 5 * aDay,
  travelFrom: dayAt(now, 'UTC'),
  travelUntil: addDays(dayAt(now, 'UTC'), 365),
  tourIds: [],
  minimumTravellers: 1,
});

function operator(id: number, slug: string, name: string, rest: Partial<DemoOperator['facts']>): DemoOperator {
  return {
    facts: {
      id,
      slug,
      name,
      currency: 'EUR',
      timeZone: 'UTC',
      serviceFee: { kind: 'none' },
      deposit: { kind: 'percent', share: 2000 },
      balanceDays: 65,
      cancellation: [
        { daysBefore: 60, refund: 9000 },
        { daysBefore: 30, refund: 5000 },
      ],
      flexible: null,
      termsIds: { operator: id * 10 + 1, cancellation: id * 10 + 2, flexible: id * 10 + 3 },
      promotions: [],
      ...rest,
    },
    story: both('A story.', 'Eine Geschichte.'),
    languages: ['en', 'de'],
    answerHours: 6,
    baseCountryCode: 'PT',
    foundedYear: 2001,
    brandColour: '#123456',
    email: `${slug}@waymark.example`,
    terms: [{ id: id * 10 + 1, kind: 'operator', title: both('Terms', 'AGB'), text: both('Text.', 'Text.') }],
  };
}

/** Creates a small, varied marketplace with a number of tours for tests. */
export function tinyMarketplace(tours: number, now: Instant): Marketplace {
  const today = dayAt(now, 'UTC');
  return {
    today,
    continents: (['europe', 'africa', 'south-america'] as const).map((slug) => ({
      slug,
      name: both(slug.replace('-', ' '), slug === 'europe' ? 'Europa' : slug),
      intro: both('Intro.', 'Einleitung.'),
    })),
    countries: countries.map(([code, slug, continent, en, de]) => ({
      code,
      slug,
      continent,
      name: both(en, de),
      locative: both(`in ${en}`, `in ${de}`),
      directional: both(`to ${en}`, `nach ${de}`),
      intro: both('Intro.', 'Einleitung.'),
    })),
    places: places.map(([countryCode, en, de], at) => ({
      id: at + 1,
      slug: slugOf(en),
      countryCode,
      name: both(en, de),
      latitude: 10 + at,
      longitude: 20 + at,
    })),
    styles: styles.map(([slug, en, de]) => ({ slug, name: both(en, de), intro: both('Intro.', 'Einleitung.') })),
    photographs: Array.from({ length: 9 }, (_, at) => ({
      file: `photo-${at}.jpg`,
      photographer: 'Somebody',
      alternative: both(`Photograph ${at}`, `Foto ${at}`),
      colour: '#808080',
      tags: [],
    })),
    operators: [
      operator(1, 'north-star', 'North Star', { promotions: [sampleSale(now)] }),
      operator(2, 'larkspur-journeys', 'Larkspur Journeys', { currency: 'USD', deposit: { kind: 'none' } }),
    ],
    tours: Array.from({ length: tours }, (_, at) => makeTour(at + 1, today)),
    agencies: [],
    people: [],
    conversations: [],
    promoCodes: [],
    membership: { price: 9900, saving: 500, months: 12 },
    rates: [
      {
        day: addDays(today, -1),
        perEuro: { EUR: 1_000_000, USD: 1_084_537, GBP: 851_219, AUD: 1_661_873, CAD: 1_478_431, NZD: 1_801_907 },
      },
    ],
  };
}
