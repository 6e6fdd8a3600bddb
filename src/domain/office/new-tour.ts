import type { FieldFacts, PassengerTypeFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { type DocumentText, NO_TEXT, type TourDocument, type Translatable, textHash } from './tour-document.ts';

/** Returns words of the catalogue as texts of the editor: their German is up to date. */
export const documentText = ({ en, de }: Words): DocumentText => ({ en, de, deOf: textHash(en) });

/** Facts with words, as the editor has them. */
export function translatable<Facts>(facts: Facts): Translatable<Facts> {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    if ('en' in value && 'de' in value) return documentText(value as Words);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item)]));
  };
  return visit(facts) as Translatable<Facts>;
}

/** What a new tour takes over from its operator. */
export interface TourDefaults {
  readonly name: string;
  readonly slug: string;
  readonly variantId: number;
  readonly countryCode: string | null;
  readonly languages: readonly string[];
  /** Of the operator's newest tour; null for its first one. */
  readonly passengerTypes: readonly PassengerTypeFacts[] | null;
  readonly travellerFields: readonly FieldFacts[] | null;
}

const words = (en: string, de: string): Words => ({ en, de });

const adult: PassengerTypeFacts = {
  id: 1,
  minimum: 0,
  maximum: 12,
  eligible: true,
  singular: words('Adult', 'Erwachsener'),
  plural: words('Adults', 'Erwachsene'),
  ageFrom: 18,
  ageTo: 99,
};

const field = (
  id: string,
  kind: FieldFacts['kind'],
  label: Words,
  asked: FieldFacts['asked'] = 'each',
): FieldFacts => ({ id, kind, label, required: true, asked });

/** What every tour needs to know about its travellers. */
const usualFields: readonly FieldFacts[] = [
  field('first-name', 'text', words('First name as in the passport', 'Vorname wie im Pass')),
  field('last-name', 'text', words('Last name as in the passport', 'Nachname wie im Pass')),
  field('email', 'email', words('Email', 'E-Mail'), 'lead'),
  field('phone', 'phone', words('Mobile phone', 'Mobiltelefon'), 'lead'),
  { ...field('date-of-birth', 'date', words('Date of birth', 'Geburtsdatum')), dateRule: 'past' },
];

/** Returns the document of a new tour: a week with one variant, a double and a single room. */
export function newTour(defaults: TourDefaults): TourDocument {
  const { name, slug, variantId, countryCode, languages } = defaults;
  const passengerTypes = defaults.passengerTypes ?? [adult];
  const ages = passengerTypes.flatMap(({ ageFrom, ageTo }) => [ageFrom, ageTo]);
  const sleeps = passengerTypes.map(({ id }) => id);
  const room = (id: number, text: Words, beds: number) => ({
    ...{ id, name: documentText(text), beds, shared: false, sleeps },
    price: { per: 'person' as const, amount: 0 },
    isRetired: false,
  });
  return {
    format: 1,
    slug,
    name: { en: name, de: null, deOf: null },
    tagline: NO_TEXT,
    style: 'group',
    lengthDays: newTourDays,
    countryCodes: countryCode === null ? [] : [countryCode],
    styleSlugs: [],
    startLocationId: null,
    endLocationId: null,
    stops: [],
    days: Array.from({ length: newTourDays }, (_, at) => ({
      id: at + 1,
      title: NO_TEXT,
      text: NO_TEXT,
      locationId: null,
      meals: [],
      accommodation: null,
      transport: 'none',
    })),
    highlights: [],
    description: [],
    included: [],
    excluded: [],
    photographs: [],
    minimumAge: Math.min(...ages),
    maximumAge: Math.max(...ages),
    maximumGroup: 12,
    privateMinimum: null,
    physicalLevel: 2,
    guideLanguages: languages,
    insuranceOffered: true,
    blocked: null,
    variants: [
      {
        id: variantId,
        name: documentText(words('Standard', 'Standard')),
        isRetired: false,
        passengerTypes: passengerTypes.map((type) => translatable(type)),
        rooms: [
          room(newTourDays + 1, words('Double room', 'Doppelzimmer'), 2),
          room(newTourDays + 2, words('Single room', 'Einzelzimmer'), 1),
        ],
        extras: [],
        travellerFields: (defaults.travellerFields ?? usualFields).map((one) => translatable(one)),
      },
    ],
  };
}

const newTourDays = 7;

/** The first id that no item of a new tour has. */
export const NEW_TOUR_NEXT_ID = newTourDays + 3;

/** Returns a name as a part of an address. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '') || 'tour';
