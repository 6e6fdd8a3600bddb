import type {
  ExtraFacts,
  ExtraOptionFacts,
  FieldFacts,
  PassengerTypeFacts,
  RoomFacts,
  TourStyle,
} from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import type { Minor } from '#domain/money/money.ts';

/** The format of the document; a document of an older format is upgraded when it is read. */
export const DOCUMENT_FORMAT = 1;

/**
 * A text in the languages of the catalogue. English is required; German is null until it is written. `deOf` is a hash
 * of the English text that the German translates, so that an outdated translation can be detected.
 */
export interface DocumentText {
  readonly en: string;
  readonly de: string | null;
  readonly deOf: string | null;
}

/** A text in a list; its id does not change when it is moved. */
export interface TextItem {
  readonly id: number;
  readonly text: DocumentText;
}

/** A photograph of the tour, in the order of the page. */
export interface PhotographItem {
  /** The photograph's id in the file store. */
  readonly id: string;
  readonly alternative: DocumentText;
  readonly photographer: string;
  /** The focal point that every crop includes, in thousandths of the width and height. */
  readonly focus: { readonly x: number; readonly y: number };
}

/** A point of the route map. */
export interface StopItem {
  readonly id: number;
  readonly locationId: number | null;
  readonly nights: number;
}

/** A meal that is included on a day. */
export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;
export type Meal = (typeof MEALS)[number];

/** How travellers reach the location of a day. */
export const TRANSPORTS = [
  'none',
  'foot',
  'bike',
  'train',
  'coach',
  'minibus',
  'offRoad',
  'ferry',
  'ship',
  'flight',
] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** A day of the itinerary; its number is its position. */
export interface DayItem {
  readonly id: number;
  readonly title: DocumentText;
  readonly text: DocumentText;
  readonly locationId: number | null;
  readonly meals: readonly Meal[];
  /** Null on the last day, and when there is none. */
  readonly accommodation: DocumentText | null;
  readonly transport: Transport;
}

/**
 * Facts of a variant whose texts may lack a language: `Words` becomes `DocumentText`, and everything else is unchanged.
 */
export type Translatable<Facts> = { readonly [Key in keyof Facts]: TranslatableValue<Facts[Key]> };
type TranslatableValue<Value> = Value extends Words
  ? DocumentText
  : Value extends readonly (infer Item)[]
    ? readonly (Item extends object ? Translatable<Item> : Item)[]
    : Value;

/** A kind of room in the editor. */
export type RoomItem = Translatable<RoomFacts> & { readonly isRetired: boolean };

/** A choice within an extra in the editor. */
export type OptionItem = Translatable<ExtraOptionFacts> & { readonly isRetired: boolean };

/** An extra in the editor. */
export type ExtraItem = Omit<Translatable<ExtraFacts>, 'options'> & {
  readonly options: readonly OptionItem[];
  readonly isRetired: boolean;
};

/**
 * A bookable form of the tour. One that was once on sale is retired instead of removed, because bookings refer to it.
 */
export interface VariantItem {
  readonly id: number;
  readonly name: DocumentText;
  readonly isRetired: boolean;
  readonly passengerTypes: readonly Translatable<PassengerTypeFacts>[];
  readonly rooms: readonly RoomItem[];
  readonly extras: readonly ExtraItem[];
  readonly travellerFields: readonly Translatable<FieldFacts>[];
}

/** A tour in its editor: everything but its departures, complete or not. */
export interface TourDocument {
  readonly format: typeof DOCUMENT_FORMAT;
  readonly slug: string;
  readonly name: DocumentText;
  readonly tagline: DocumentText;
  readonly style: TourStyle;
  readonly lengthDays: number;
  readonly countryCodes: readonly string[];
  /** The main style first. */
  readonly styleSlugs: readonly string[];
  readonly startLocationId: number | null;
  readonly endLocationId: number | null;
  readonly stops: readonly StopItem[];
  readonly days: readonly DayItem[];
  readonly highlights: readonly TextItem[];
  readonly description: readonly TextItem[];
  readonly included: readonly TextItem[];
  readonly excluded: readonly TextItem[];
  readonly photographs: readonly PhotographItem[];
  readonly minimumAge: number;
  readonly maximumAge: number;
  readonly maximumGroup: number;
  readonly privateMinimum: number | null;
  readonly physicalLevel: number;
  readonly guideLanguages: readonly string[];
  readonly insuranceOffered: boolean;
  /** Displayed instead of a sale while the destination is closed. */
  readonly blocked: DocumentText | null;
  readonly variants: readonly VariantItem[];
}

/** Limits of the editor, proposed by the trade and validated again when a tour is published. */
export const DOCUMENT_LIMITS = {
  minPhotographs: 5,
  maxPhotographs: 8,
  maxDays: 90,
  maxName: 80,
  maxTagline: 140,
  maxText: 4000,
  maxItems: 40,
  maxVariants: 6,
  maxPrice: 100_000_000 as Minor,
} as const;

/** An empty text. */
export const NO_TEXT: DocumentText = { en: '', de: null, deOf: null };

/** Returns a short, stable hash of a text (FNV-1a), which reveals whether a translation is outdated. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The state of a German text. */
export type TranslationState = 'missing' | 'stale' | 'current';

/** Returns whether a German text is missing, or translates an English text that has changed since. */
export function translationState({ en, de, deOf }: DocumentText): TranslationState {
  if (de === null || de.trim() === '') return 'missing';
  return deOf !== null && deOf !== textHash(en) ? 'stale' : 'current';
}

/** Returns a text as the catalogue stores it: missing German falls back to English. */
export const publishedWords = ({ en, de }: DocumentText) => ({ en, de: de?.trim() ? de : en });

const isText = (value: unknown): value is DocumentText =>
  typeof value === 'object' && value !== null && 'en' in value && 'de' in value && 'deOf' in value;

/** Returns every text of a document that has English words, with its path. */
export function textsOf(value: unknown, path = ''): { path: string; text: DocumentText }[] {
  if (isText(value)) return value.en.trim() ? [{ path, text: value }] : [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsOf(item, `${path}.${(item as { id?: unknown })?.id ?? index}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, path ? `${path}.${key}` : key));
}

/** Returns the number of texts, and how many of them have missing or outdated German. */
export function translationCount(document: TourDocument): { total: number; missing: number; stale: number } {
  const states = textsOf(document).map(({ text }) => translationState(text));
  return {
    total: states.length,
    missing: states.filter((state) => state === 'missing').length,
    stale: states.filter((state) => state === 'stale').length,
  };
}
