import type { Day } from '#domain/calendar/day.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { documentText, translatable } from '#domain/office/new-tour.ts';
import {
  type DocumentText,
  publishedWords,
  type TextItem,
  type TourDocument,
  type VariantItem,
} from '#domain/office/tour-document.ts';
import type { StoredSale } from '../../catalogue/tour-content.ts';
import type { TourRows, VariantRow } from '../../catalogue/write-tour-rows.ts';

type TourIdentity = {
  readonly tourId: number;
  readonly operatorProfileId: number;
  readonly listedOn: Day;
  readonly changedOn: Day;
  readonly state: TourRows['tour']['state'];
};

const words = (text: DocumentText): Words => publishedWords(text);
const lines = (items: readonly TextItem[]): Words[] =>
  items.filter(({ text }) => text.en.trim() !== '').map(({ text }) => words(text));

/** Replaces texts of the editor by words, and its flags by those of the tables. */
function stored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stored);
  if (typeof value !== 'object' || value === null) return value;
  if ('en' in value && 'de' in value) return words(value as DocumentText);
  const { isRetired, ...rest } = value as { readonly isRetired?: boolean };
  const entries = Object.entries(rest).map(([key, item]) => [key, stored(item)]);
  return { ...Object.fromEntries(entries), ...(isRetired ? { retired: true } : {}) };
}

const variantRow = (tourId: number, { id, name, isRetired, ...sale }: VariantItem): VariantRow => ({
  ...{ id, tour_id: tourId, name: words(name) },
  sale: stored(sale) as StoredSale,
  state: isRetired ? 'retired' : 'open',
});

/** Returns the rows of a complete document. */
export function rowsOf(document: TourDocument, identity: TourIdentity): TourRows {
  const { tourId } = identity;
  return {
    tour: {
      id: tourId,
      slug: document.slug,
      operator_id: identity.operatorProfileId,
      name: words(document.name),
      style: document.style,
      length_days: document.lengthDays,
      minimum_age: document.minimumAge,
      maximum_age: document.maximumAge,
      maximum_group: document.maximumGroup,
      private_minimum: document.privateMinimum,
      start_location_id: document.startLocationId as number,
      end_location_id: document.endLocationId as number,
      insurance_offered: document.insuranceOffered,
      blocked: document.blocked && words(document.blocked),
      physical_level: document.physicalLevel,
      guide_languages: document.guideLanguages,
      listed_on: identity.listedOn,
      changed_on: identity.changedOn,
      tagline: words(document.tagline),
      highlights: lines(document.highlights),
      page: {
        description: lines(document.description),
        itinerary: document.days.map(({ title, text, locationId, meals, accommodation, transport }, at) => ({
          number: at + 1,
          title: words(title),
          text: words(text),
          placeId: locationId as number,
          meals: [...meals],
          accommodation: accommodation?.en.trim() ? words(accommodation) : null,
          transport,
        })),
        included: lines(document.included),
        excluded: lines(document.excluded),
      },
      state: identity.state,
    },
    lists: {
      countryCodes: document.countryCodes,
      styleSlugs: document.styleSlugs,
      photographs: document.photographs.map(photographFile),
      stops: document.stops.map(({ locationId, nights }) => ({ locationId: locationId as number, nights })),
    },
    variants: document.variants.map((variant) => variantRow(tourId, variant)),
  };
}

/** A photograph with its texts. */
export type PhotographFacts = { readonly file: string; readonly alternative: Words; readonly photographer: string };

const centre = { x: 500, y: 500 };

/** Returns the file of a photograph; an item's id lacks the ending, because ids are parts of paths. */
export const photographFile = ({ id }: { readonly id: string }): string => `${id}.jpg`;

/** Returns a photograph of the library as an item of a document. */
export const photographItem = ({ file, alternative, photographer }: PhotographFacts) => ({
  id: file.replace(/\.jpg$/, ''),
  alternative: documentText(alternative),
  photographer,
  focus: centre,
});

const textItems = (list: readonly Words[]): TextItem[] =>
  list.map((text, at) => ({ id: at + 1, text: documentText(text) }));

function variantItem({ id, name, sale, state }: VariantRow): VariantItem {
  const retirable = <Item extends object>({ retired = false, ...item }: Item & { readonly retired?: boolean }) => ({
    ...item,
    isRetired: retired,
  });
  const { rooms, extras, ...rest } = sale;
  return {
    id,
    name: documentText(name),
    isRetired: state === 'retired',
    ...translatable(rest),
    rooms: translatable(rooms.map(retirable)) as VariantItem['rooms'],
    extras: translatable(
      extras.map((extra) => retirable({ ...extra, options: extra.options.map(retirable) })),
    ) as unknown as VariantItem['extras'],
  };
}

/** Returns the document of a tour that was published without one. */
export function documentOf({ tour, lists, variants }: TourRows, photographs: readonly PhotographFacts[]): TourDocument {
  const { page } = tour;
  return {
    format: 1,
    slug: tour.slug,
    name: documentText(tour.name),
    tagline: documentText(tour.tagline),
    style: tour.style,
    lengthDays: tour.length_days,
    countryCodes: lists.countryCodes,
    styleSlugs: lists.styleSlugs,
    startLocationId: tour.start_location_id,
    endLocationId: tour.end_location_id,
    stops: lists.stops.map((stop, at) => ({ id: at + 1, ...stop })),
    days: page.itinerary.map(({ number, title, text, placeId, meals, accommodation, transport }) => ({
      id: number,
      title: documentText(title),
      text: documentText(text),
      locationId: placeId,
      meals,
      accommodation: accommodation && documentText(accommodation),
      transport,
    })),
    highlights: textItems(tour.highlights),
    description: textItems(page.description),
    included: textItems(page.included),
    excluded: textItems(page.excluded),
    photographs: lists.photographs.flatMap((file) => {
      const found = photographs.find((photograph) => photograph.file === file);
      return found ? [photographItem(found)] : [];
    }),
    minimumAge: tour.minimum_age,
    maximumAge: tour.maximum_age,
    maximumGroup: tour.maximum_group,
    privateMinimum: tour.private_minimum,
    physicalLevel: tour.physical_level,
    guideLanguages: tour.guide_languages,
    insuranceOffered: tour.insurance_offered,
    blocked: tour.blocked && documentText(tour.blocked),
    variants: variants.map(variantItem),
  };
}
