import type { DemoTour } from '#demo/marketplace.ts';
import { randomOf } from '#demo/random.ts';
import { addDays, type Day } from '#domain/calendar/day.ts';
import type { Month } from '#domain/calendar/month.ts';
import { both, countries, places, styles } from './tiny-world.ts';

/** Creates a tour that depends only on its number. */
export function makeTour(id: number, today: Day): DemoTour {
  const random = randomOf(`tiny ${id}`);
  const [code, , , country] = countries[id % countries.length] as (typeof countries)[number];
  const stops = places
    .map(([placeCode], at) => ({ placeCode, id: at + 1 }))
    .filter(({ placeCode }) => placeCode === code);
  const lengthDays = random.between(2, 24);
  const variantId = id * 10;
  const ratings = Array.from({ length: random.between(0, 12) }, () => random.between(3, 5) as 3 | 4 | 5);
  const distribution = [1, 2, 3, 4, 5].map((star) => ratings.filter((rating) => rating === star).length);
  const sum = ratings.reduce<number>((total, rating) => total + rating, 0);
  const prices = { 1: random.between(300, 6000) * 100, 2: 9900 };
  const departures = Array.from({ length: random.between(0, 6) }, (_, at) => ({
    id: variantId * 1000 + at,
    day: addDays(today, 3 + at * 45 + random.between(0, 40)),
    prices: { ...prices, 1: prices[1] + at * 5000 },
    state: 'open' as const,
    closesDaysBefore: 1,
    confirmation: random.happens(0.6) ? ('instant' as const) : ('onRequest' as const),
  }));
  return {
    facts: {
      id,
      slug: `tour-${id}`,
      operatorId: (id % 2) + 1,
      name: both(`${country} journey ${id}`, `Reise ${id}`),
      style: 'group',
      lengthDays,
      minimumAge: random.pick([0, 5, 12, 18]),
      maximumAge: random.pick([70, 80, 99]),
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
    styleSlugs: random.some(
      styles.map(([slug]) => slug),
      random.between(1, 2),
    ),
    physicalLevel: 2,
    guideLanguages: ['en'],
    included: [both('Breakfast', 'Frühstück')],
    excluded: [both('Flights', 'Flüge')],
    photographs: random.some(
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
          taken: at % 4 === 3 ? 12 : random.between(0, 9),
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
