import { isMinor } from '#domain/party/passengers.ts';
import type { DayItem, TourDocument, VariantItem } from './tour-document.ts';
import { DOCUMENT_LIMITS as limits } from './tour-document.ts';

/** The sections of the tour editor, in their order. */
export const TOUR_SECTIONS = [
  'basics',
  'story',
  'route',
  'itinerary',
  'photographs',
  'variants',
  'travellers',
  'rooms',
  'extras',
  'questions',
] as const;
export type TourSection = (typeof TOUR_SECTIONS)[number];

/** Why a tour cannot be published, or what its editor should review. */
export type ChecklistCode =
  | 'name-missing'
  | 'slug-invalid'
  | 'tagline-missing'
  | 'length-invalid'
  | 'country-missing'
  | 'style-missing'
  | 'start-missing'
  | 'end-missing'
  | 'stop-location-missing'
  | 'nights-differ'
  | 'days-differ'
  | 'day-title-missing'
  | 'day-text-missing'
  | 'day-location-missing'
  | 'highlights-missing'
  | 'description-missing'
  | 'included-missing'
  | 'photographs-few'
  | 'photographs-many'
  | 'alternative-missing'
  | 'photographer-missing'
  | 'ages-invalid'
  | 'group-invalid'
  | 'guide-language-missing'
  | 'variant-missing'
  | 'variant-name-missing'
  | 'passengers-missing'
  | 'adult-missing'
  | 'passenger-numbers-invalid'
  | 'age-uncovered'
  | 'rooms-sleep-nobody'
  | 'type-without-room'
  | 'room-name-missing'
  | 'extra-without-option'
  | 'extra-name-missing'
  | 'question-name-missing'
  | 'question-condition-unknown';

/** One entry of the checklist; `path` names the field, so that the editor can link to it. */
export interface ChecklistItem {
  readonly section: TourSection;
  readonly code: ChecklistCode;
  readonly path: string;
  /** A warning does not prevent publication. */
  readonly isWarning: boolean;
}

const isEmpty = (text: { readonly en: string }): boolean => text.en.trim() === '';

/** Returns everything that a tour needs before it can be published, section by section. */
export function checkTour(document: TourDocument): ChecklistItem[] {
  return [
    ...checkBasics(document),
    ...checkStory(document),
    ...checkRoute(document),
    ...checkPhotographs(document),
    ...checkVariants(document),
  ];
}

/** Returns whether a document can be published. */
export const isComplete = (document: TourDocument): boolean => checkTour(document).every(({ isWarning }) => isWarning);

type Check = readonly [failed: boolean, section: TourSection, code: ChecklistCode, path: string, isWarning?: boolean];

const failures = (checks: readonly Check[]): ChecklistItem[] =>
  checks
    .filter(([failed]) => failed)
    .map(([, section, code, path, isWarning = false]) => ({ section, code, path, isWarning }));

const isWholeBetween = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

function checkBasics(document: TourDocument): ChecklistItem[] {
  const { minimumAge, maximumAge, maximumGroup, privateMinimum } = document;
  const isGroupInvalid =
    !isWholeBetween(maximumGroup, 1, 1000) ||
    (privateMinimum !== null && !isWholeBetween(privateMinimum, 1, maximumGroup));
  return failures([
    [isEmpty(document.name), 'basics', 'name-missing', 'name'],
    [!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(document.slug), 'basics', 'slug-invalid', 'slug'],
    [isEmpty(document.tagline), 'basics', 'tagline-missing', 'tagline'],
    [!isWholeBetween(document.lengthDays, 1, limits.maxDays), 'basics', 'length-invalid', 'lengthDays'],
    [document.countryCodes.length === 0, 'basics', 'country-missing', 'countryCodes'],
    [document.styleSlugs.length === 0, 'basics', 'style-missing', 'styleSlugs'],
    [!(minimumAge >= 0 && minimumAge <= maximumAge), 'basics', 'ages-invalid', 'minimumAge'],
    [isGroupInvalid, 'basics', 'group-invalid', 'maximumGroup'],
    [document.guideLanguages.length === 0, 'basics', 'guide-language-missing', 'guideLanguages'],
  ]);
}

function checkStory({ highlights, description, included }: TourDocument): ChecklistItem[] {
  return failures([
    [highlights.every(({ text }) => isEmpty(text)), 'story', 'highlights-missing', 'highlights'],
    [description.every(({ text }) => isEmpty(text)), 'story', 'description-missing', 'description'],
    [included.every(({ text }) => isEmpty(text)), 'story', 'included-missing', 'included'],
  ]);
}

function checkRoute(document: TourDocument): ChecklistItem[] {
  const { stops, days, lengthDays } = document;
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0);
  return failures([
    [document.startLocationId === null, 'route', 'start-missing', 'startLocationId'],
    [document.endLocationId === null, 'route', 'end-missing', 'endLocationId'],
    ...stops.map(({ id, locationId }): Check => [locationId === null, 'route', 'stop-location-missing', `stops.${id}`]),
    [stops.length > 0 && nights !== lengthDays - 1, 'route', 'nights-differ', 'stops', true],
    [days.length !== lengthDays, 'itinerary', 'days-differ', 'days'],
    ...days.flatMap(checkDay),
  ]);
}

const checkDay = ({ id, title, text, locationId }: DayItem): Check[] => [
  [isEmpty(title), 'itinerary', 'day-title-missing', `days.${id}.title`],
  [isEmpty(text), 'itinerary', 'day-text-missing', `days.${id}.text`],
  [locationId === null, 'itinerary', 'day-location-missing', `days.${id}.locationId`],
];

function checkPhotographs({ photographs }: TourDocument): ChecklistItem[] {
  return failures([
    [photographs.length < limits.minPhotographs, 'photographs', 'photographs-few', 'photographs'],
    [photographs.length > limits.maxPhotographs, 'photographs', 'photographs-many', 'photographs'],
    ...photographs.flatMap(({ id, alternative, photographer }): Check[] => [
      [isEmpty(alternative), 'photographs', 'alternative-missing', `photographs.${id}.alternative`],
      [photographer.trim() === '', 'photographs', 'photographer-missing', `photographs.${id}.photographer`],
    ]),
  ]);
}

function checkVariants(document: TourDocument): ChecklistItem[] {
  const onSale = document.variants.filter(({ isRetired }) => !isRetired);
  return [
    ...failures([[onSale.length === 0, 'variants', 'variant-missing', 'variants']]),
    ...onSale.flatMap((variant) => checkVariant(variant, document)),
  ];
}

function checkVariant(variant: VariantItem, { minimumAge, maximumAge }: TourDocument): ChecklistItem[] {
  const at = `variants.${variant.id}`;
  const types = variant.passengerTypes;
  const rooms = variant.rooms.filter(({ isRetired }) => !isRetired);
  const fieldIds = variant.travellerFields.map(({ id }) => id);
  const gap = types.length > 0 ? uncoveredAge(types, minimumAge, maximumAge) : null;
  return failures([
    [isEmpty(variant.name), 'variants', 'variant-name-missing', `${at}.name`],
    [types.length === 0, 'travellers', 'passengers-missing', `${at}.passengerTypes`],
    [
      types.length > 0 && !types.some(({ id, eligible }) => eligible && !isMinor(id)),
      'travellers',
      'adult-missing',
      `${at}.passengerTypes`,
    ],
    [
      types.some(({ minimum, maximum }) => minimum > maximum),
      'travellers',
      'passenger-numbers-invalid',
      `${at}.passengerTypes`,
    ],
    [gap !== null, 'travellers', 'age-uncovered', `${at}.passengerTypes`],
    ...rooms.flatMap(({ id, name, sleeps }): Check[] => [
      [isEmpty(name), 'rooms', 'room-name-missing', `${at}.rooms.${id}.name`],
      [sleeps.length === 0, 'rooms', 'rooms-sleep-nobody', `${at}.rooms.${id}.sleeps`],
    ]),
    ...types.map(({ id }): Check => {
      const isHomeless = rooms.length > 0 && !rooms.some(({ sleeps }) => sleeps.includes(id));
      return [isHomeless, 'rooms', 'type-without-room', `${at}.passengerTypes.${id}`];
    }),
    ...variant.extras
      .filter(({ isRetired }) => !isRetired)
      .flatMap(({ id, name, options }): Check[] => [
        [isEmpty(name), 'extras', 'extra-name-missing', `${at}.extras.${id}.name`],
        [options.every(({ isRetired }) => isRetired), 'extras', 'extra-without-option', `${at}.extras.${id}.options`],
      ]),
    ...variant.travellerFields.flatMap(({ id, label, onlyWhen }): Check[] => [
      [isEmpty(label), 'questions', 'question-name-missing', `${at}.travellerFields.${id}.label`],
      [
        onlyWhen !== undefined && (onlyWhen.field === id || !fieldIds.includes(onlyWhen.field)),
        'questions',
        'question-condition-unknown',
        `${at}.travellerFields.${id}.onlyWhen`,
      ],
    ]),
  ]);
}

/** Returns the youngest age of the tour that no passenger type covers, or null. */
export function uncoveredAge(
  types: readonly { readonly ageFrom: number; readonly ageTo: number }[],
  minimumAge: number,
  maximumAge: number,
): number | null {
  let age = minimumAge;
  for (const { ageFrom, ageTo } of types.toSorted((one, other) => one.ageFrom - other.ageFrom)) {
    if (ageFrom > age) return age;
    age = Math.max(age, ageTo + 1);
  }
  return age <= maximumAge ? age : null;
}
