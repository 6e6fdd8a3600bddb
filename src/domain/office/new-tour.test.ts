import { expect, test } from 'vitest';
import { temporaryIds } from './item-ids.ts';
import { NEW_TOUR_NEXT_ID, newTour, slugOf } from './new-tour.ts';
import { checkTour } from './tour-checklist.ts';
import { translationCount } from './tour-document.ts';

const defaults = {
  name: 'Huts of the Dolomites',
  slug: 'huts-of-the-dolomites',
  variantId: 40,
  countryCode: 'IT',
  languages: ['en', 'it'],
  passengerTypes: null,
  travellerFields: null,
};

test('a new tour lacks only what its operator has to write', () => {
  const sections = new Set(checkTour(newTour(defaults)).map(({ section }) => section));
  expect([...sections]).toEqual(['basics', 'story', 'route', 'itinerary', 'photographs']);
});

test('the texts of a new tour are translated except its name', () => {
  expect(translationCount(newTour(defaults))).toMatchObject({ missing: 1, stale: 0 });
});

test('the ids of a new tour differ and are below the next one', () => {
  const tour = newTour(defaults);
  expect(temporaryIds(tour as never)).toEqual({ variants: [], items: [] });
  const ids = [...tour.days, ...(tour.variants[0]?.rooms ?? [])].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...ids)).toBe(NEW_TOUR_NEXT_ID - 1);
});

test('a name becomes an address', () => {
  expect(slugOf('Größe & Élan: 3 Tage!')).toBe('grosse-elan-3-tage');
  expect(slugOf('日本')).toBe('tour');
});
