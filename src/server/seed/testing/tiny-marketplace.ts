import { chanceOf } from '#demo/chance.ts';
import type { DemoOperator, DemoTour, Marketplace } from '#demo/marketplace.ts';
import { addDays, type Day, dayAt } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { Month } from '#domain/calendar/month.ts';
import type { PromotionFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';

const both = (en: string, de = en): Words => ({ en, de });
const aDay = 86_400_000;

const countries = [
  ['PT', 'portugal', 'europe', 'Portugal', 'Portugal'],
  ['DE', 'germany', 'europe', 'Germany', 'Deutschland'],
  ['MA', 'morocco', 'africa', 'Morocco', 'Marokko'],
  ['PE', 'peru', 'south-america', 'Peru', 'Perú'],
] as const;

const places = [
  ['PT', 'Lisbon', 'Lissabon'],
  ['PT', 'Évora', 'Évora'],
  ['DE', 'Cologne', 'Köln'],
  ['DE', 'Munich', 'München'],
  ['MA', 'Marrakesh', 'Marrakesch'],
  ['MA', 'Fès', 'Fès'],
  ['PE', 'Lima', 'Lima'],
  ['PE', 'Cusco', 'Cusco'],
] as const;

const styles = [
  ['walking', 'Walking & hiking', 'Wandern'],
  ['cycling', 'Cycling', 'Radreisen'],
  ['culture', 'Culture', 'Kultur'],
] as const;

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');

/** A promotion of 20 % that runs for ten days around a moment, on departures of the coming year. */
export const sampleSale = (now: Instant): PromotionFacts => ({
  id: 1,
  name: both('Autumn sale', 'Herbstrabatt'),
  offer: { kind: 'percentage', share: 2000 },
  bookFrom: now - 5 * aDay,
  bookUntil: now + 5 * aDay,
  travelFrom: dayAt(now),
  travelUntil: addDays(dayAt(now), 365),
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

/** A marketplace of so many tours that is small, varied and quick to make, for tests. */
export function tinyMarketplace(tours: number, now: Instant): Marketplace {
  const today = dayAt(now);
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

function makeTour(id: number, today: Day): DemoTour {
  const chance = chanceOf(`tiny ${id}`);
  const [code, , , country] = countries[id % countries.length] as (typeof countries)[number];
  const stops = places
    .map(([placeCode], at) => ({ placeCode, id: at + 1 }))
    .filter(({ placeCode }) => placeCode === code);
  const lengthDays = chance.between(2, 24);
  const variantId = id * 10;
  const ratings = Array.from({ length: chance.between(0, 12) }, () => chance.between(3, 5) as 3 | 4 | 5);
  const distribution = [1, 2, 3, 4, 5].map((star) => ratings.filter((rating) => rating === star).length);
  const sum = ratings.reduce<number>((total, rating) => total + rating, 0);
  const prices = { 1: chance.between(300, 6000) * 100, 2: 9900 };
  const departures = Array.from({ length: chance.between(0, 6) }, (_, at) => ({
    id: variantId * 1000 + at,
    day: addDays(today, 3 + at * 45 + chance.between(0, 40)),
    prices: { ...prices, 1: prices[1] + at * 5000 },
    confirmation: chance.happens(0.6) ? ('instant' as const) : ('onRequest' as const),
  }));
  return {
    facts: {
      id,
      slug: `tour-${id}`,
      operatorId: (id % 2) + 1,
      name: both(`${country} journey ${id}`, `Reise ${id}`),
      style: 'group',
      lengthDays,
      minimumAge: chance.pick([0, 5, 12, 18]),
      maximumAge: chance.pick([70, 80, 99]),
      maximumGroup: 16,
      privateMinimum: null,
      startCityId: stops[0]?.id ?? 1,
      insuranceOffered: true,
      blocked: id % 29 === 0 ? both('Closed.', 'Geschlossen.') : null,
    },
    tagline: both('A tagline.', 'Eine Zeile.'),
    description: [both('A description.', 'Eine Beschreibung.')],
    highlights: [both('Taste azulejos', 'Ein schönes Höhenfest')],
    itinerary: [
      {
        number: 1,
        title: both('Arrival', 'Ankunft'),
        text: both('You arrive.', 'Sie kommen an.'),
        placeId: stops[0]?.id ?? 1,
        meals: ['dinner'],
        accommodation: both('A hotel', 'Ein Hotel'),
        transport: 'train',
      },
    ],
    route: stops.map((stop, at) => ({ number: at + 1, placeId: stop.id, nights: 2 })),
    endPlaceId: stops[1]?.id ?? 1,
    countryCodes: [code],
    styleSlugs: chance.some(
      styles.map(([slug]) => slug),
      chance.between(1, 2),
    ),
    physicalLevel: 2,
    guideLanguages: ['en'],
    included: [both('Breakfast', 'Frühstück')],
    excluded: [both('Flights', 'Flüge')],
    photographs: chance.some(
      Array.from({ length: 9 }, (_, at) => `photo-${at}.jpg`),
      5,
    ),
    variants: [
      {
        facts: {
          id: variantId,
          tourId: id,
          name: both('Classic', 'Klassisch'),
          passengerTypes: [],
          rooms: [
            {
              id: variantId * 10,
              name: both('Twin', 'Doppel'),
              beds: 2,
              shared: false,
              sleeps: [1],
              price: { per: 'person', amount: 0 },
            },
          ],
          extras: [],
          departures,
          travellerFields: [],
        },
        places: departures.map((departure, at) => ({
          departureId: departure.id,
          capacity: 12,
          taken: at % 4 === 3 ? 12 : chance.between(0, 9),
          rooms: [{ roomId: variantId * 10, capacity: 6, taken: at % 4 === 3 ? 6 : 1 }],
        })),
      },
    ],
    rating: {
      count: ratings.length,
      average: ratings.length === 0 ? 0 : Math.round((sum * 100) / ratings.length),
      distribution: distribution as [number, number, number, number, number],
    },
    reviews: ratings.map((rating, at) => ({
      id: id * 1000 + at,
      firstName: 'Ada',
      countryCode: 'DE',
      travelled: today.slice(0, 7) as Month,
      writtenOn: addDays(today, -at - 1),
      rating,
      title: both('Lovely <3', 'Schön'),
      text: both(`We liked it ${at}.`, `Es war schön ${at}.`),
      language: 'en',
      reply: null,
    })),
    questions: [
      {
        id: id * 1000,
        firstName: 'Bob',
        askedOn: addDays(today, -9),
        question: both('Is it far?', 'Ist es weit?'),
        answer: both('No.', 'Nein.'),
        answeredOn: addDays(today, -8),
      },
    ],
    listedOn: addDays(today, -100),
  };
}
