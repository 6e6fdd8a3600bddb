import { type DocumentText, type TourDocument, textHash } from '#domain/office/tour-document.ts';

/** Returns a text with a German translation that is up to date. */
export const translated = (en: string, de: string): DocumentText => ({ en, de, deOf: textHash(en) });

const untranslated = (en: string): DocumentText => ({ en, de: null, deOf: null });

/** A complete tour of two days, as its editor has it. */
export const TOUR_DOCUMENT: TourDocument = {
  format: 1,
  slug: 'two-days-in-the-andes',
  name: translated('Two days in the Andes', 'Zwei Tage in den Anden'),
  tagline: untranslated('A short walk among high mountains'),
  style: 'group',
  lengthDays: 2,
  countryCodes: ['PE'],
  styleSlugs: ['hiking'],
  startLocationId: 1,
  endLocationId: 1,
  stops: [{ id: 1, locationId: 1, nights: 1 }],
  days: [
    {
      id: 1,
      title: translated('Arrival', 'Ankunft'),
      text: untranslated('We meet in the afternoon.'),
      locationId: 1,
      meals: ['dinner'],
      accommodation: untranslated('A lodge'),
      transport: 'none',
    },
    {
      id: 2,
      title: translated('Walk', 'Wanderung'),
      text: untranslated('Six hours on foot.'),
      locationId: 1,
      meals: ['breakfast'],
      accommodation: null,
      transport: 'foot',
    },
  ],
  highlights: [{ id: 1, text: untranslated('Condors') }],
  description: [{ id: 1, text: untranslated('Two quiet days.') }],
  included: [{ id: 1, text: untranslated('A guide') }],
  excluded: [],
  photographs: [1, 2, 3, 4, 5].map((number) => ({
    id: `photograph-${number}`,
    alternative: untranslated('A mountain'),
    photographer: 'Ana Quispe',
    focus: { x: 500, y: 500 },
  })),
  minimumAge: 12,
  maximumAge: 80,
  maximumGroup: 12,
  privateMinimum: null,
  physicalLevel: 3,
  guideLanguages: ['en'],
  insuranceOffered: true,
  blocked: null,
  variants: [
    {
      id: 1,
      name: untranslated('Standard'),
      isRetired: false,
      passengerTypes: [
        {
          id: 1,
          minimum: 0,
          maximum: 8,
          eligible: true,
          singular: translated('Adult', 'Erwachsener'),
          plural: translated('Adults', 'Erwachsene'),
          ageFrom: 18,
          ageTo: 80,
        },
        {
          id: 2,
          minimum: 0,
          maximum: 4,
          eligible: false,
          singular: translated('Child', 'Kind'),
          plural: translated('Children', 'Kinder'),
          ageFrom: 12,
          ageTo: 17,
        },
      ],
      rooms: [
        {
          id: 11,
          name: untranslated('Double room'),
          beds: 2,
          shared: false,
          sleeps: [1, 2],
          price: { per: 'person', amount: 0 },
          isRetired: false,
        },
      ],
      extras: [],
      travellerFields: [
        { id: 'first-name', kind: 'text', label: translated('First name', 'Vorname'), required: true, asked: 'each' },
      ],
    },
  ],
};
