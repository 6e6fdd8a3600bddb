import { expect, test } from 'vitest';
import { TOUR_DOCUMENT } from '#domain/testing/tour-document.ts';
import { type ChecklistCode, checkTour, isComplete, uncoveredAge } from './tour-checklist.ts';
import { NO_TEXT, type TourDocument, type VariantItem } from './tour-document.ts';

const [variant] = TOUR_DOCUMENT.variants as readonly [VariantItem];
const withVariant = (changes: Partial<VariantItem>): Partial<TourDocument> => ({
  variants: [{ ...variant, ...changes }],
});
const [adult, child] = variant.passengerTypes as [never, never];

test('a complete tour has an empty checklist', () => {
  expect(checkTour(TOUR_DOCUMENT)).toEqual([]);
});

const cases: [ChecklistCode, Partial<TourDocument>][] = [
  ['name-missing', { name: NO_TEXT }],
  ['slug-invalid', { slug: 'Two Days' }],
  ['tagline-missing', { tagline: NO_TEXT }],
  ['country-missing', { countryCodes: [] }],
  ['style-missing', { styleSlugs: [] }],
  ['ages-invalid', { minimumAge: 81 }],
  ['group-invalid', { maximumGroup: 0 }],
  ['group-invalid', { privateMinimum: 13 }],
  ['guide-language-missing', { guideLanguages: [] }],
  ['highlights-missing', { highlights: [] }],
  ['description-missing', { description: [{ id: 1, text: NO_TEXT }] }],
  ['included-missing', { included: [] }],
  ['start-missing', { startLocationId: null }],
  ['end-missing', { endLocationId: null }],
  ['stop-location-missing', { stops: [{ id: 1, locationId: null, nights: 1 }] }],
  ['days-differ', { days: TOUR_DOCUMENT.days.slice(1) }],
  ['photographs-few', { photographs: TOUR_DOCUMENT.photographs.slice(1) }],
  ['photographs-many', { photographs: Array.from({ length: 9 }, () => TOUR_DOCUMENT.photographs[0] as never) }],
  ['variant-missing', withVariant({ isRetired: true })],
  ['variant-name-missing', withVariant({ name: NO_TEXT })],
  ['passengers-missing', withVariant({ passengerTypes: [], rooms: [] })],
  ['adult-missing', withVariant({ passengerTypes: [{ ...(child as object), ageTo: 80 } as never] })],
  ['age-uncovered', withVariant({ passengerTypes: [adult] })],
  ['type-without-room', withVariant({ rooms: variant.rooms.map((room) => ({ ...room, sleeps: [1] })) })],
  ['rooms-sleep-nobody', withVariant({ rooms: variant.rooms.map((room) => ({ ...room, sleeps: [] })) })],
  [
    'extra-without-option',
    withVariant({
      extras: [{ id: 21, name: variant.name, per: 'person', required: false, options: [], isRetired: false }],
    }),
  ],
  [
    'question-condition-unknown',
    withVariant({
      travellerFields: variant.travellerFields.map((field) => ({
        ...field,
        onlyWhen: { field: 'nothing', value: 'yes' },
      })),
    }),
  ],
];

test.each(cases)('a tour with the problem %s cannot be published', (code, changes) => {
  const document = { ...TOUR_DOCUMENT, ...changes };
  expect(checkTour(document).map((item) => item.code)).toContain(code);
  expect(isComplete(document)).toBe(false);
});

test('nights that do not add up to the length are a warning', () => {
  const document = { ...TOUR_DOCUMENT, stops: [{ id: 1, locationId: 1, nights: 3 }] };
  expect(checkTour(document)).toEqual([{ section: 'route', code: 'nights-differ', path: 'stops', isWarning: true }]);
  expect(isComplete(document)).toBe(true);
});

test('a retired room needs nothing any more', () => {
  const retired = { ...variant.rooms[0], id: 12, name: NO_TEXT, sleeps: [], isRetired: true } as never;
  expect(checkTour({ ...TOUR_DOCUMENT, ...withVariant({ rooms: [...variant.rooms, retired] }) })).toEqual([]);
});

test('the youngest age without a passenger type is found', () => {
  expect(
    uncoveredAge(
      [
        { ageFrom: 0, ageTo: 11 },
        { ageFrom: 13, ageTo: 99 },
      ],
      0,
      99,
    ),
  ).toBe(12);
  expect(uncoveredAge([{ ageFrom: 18, ageTo: 99 }], 12, 99)).toBe(12);
  expect(uncoveredAge([{ ageFrom: 18, ageTo: 70 }], 18, 75)).toBe(71);
  expect(
    uncoveredAge(
      [
        { ageFrom: 50, ageTo: 99 },
        { ageFrom: 0, ageTo: 60 },
      ],
      5,
      80,
    ),
  ).toBeNull();
});
