import type { AnswerOf } from '#contract/schemas.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { publishedWords, type TourDocument } from '#domain/office/tour-document.ts';
import type { DisplayLocale } from '../../catalogue/locale.ts';
import { offeredSale } from '../../catalogue/offered-sale.ts';
import type { CatalogueSnapshot } from '../../catalogue/snapshot.ts';
import type { ListedTour } from '../../catalogue/source.ts';
import { tourPreview } from '../../catalogue/tour-page.ts';
import { photographFile, rowsOf } from './document-rows.ts';
import type { OfficeTour } from './office-tour.ts';

/**
 * Returns the page of a draft as publishing it would make it; null while the draft lacks its start or end, without which
 * there is no page. Days and stops without a location use the start.
 */
export function previewDraft(
  snapshot: CatalogueSnapshot,
  tour: OfficeTour,
  document: TourDocument,
  locale: DisplayLocale,
): AnswerOf<'previewTour'> | null {
  const { locations, countries, photographs } = snapshot.tourIndex;
  const { startLocationId, endLocationId } = document;
  const isKnown = (id: number | null): id is number => id !== null && locations.has(id);
  if (!isKnown(startLocationId) || !isKnown(endLocationId)) return null;
  const located = <Item extends { readonly locationId: number | null }>(item: Item): Item =>
    isKnown(item.locationId) ? item : { ...item, locationId: startLocationId };
  const today = dayAt(Date.now(), 'UTC');
  const {
    tour: row,
    lists,
    variants,
  } = rowsOf(
    { ...document, days: document.days.map(located), stops: document.stops.map(located) },
    {
      ...{ tourId: tour.id, operatorProfileId: tour.operatorProfileId, listedOn: today, changedOn: today },
      state: tour.state ?? 'open',
    },
  );
  const listed: ListedTour = {
    facts: {
      id: row.id,
      slug: row.slug,
      operatorId: row.operator_id,
      name: row.name,
      style: row.style,
      lengthDays: row.length_days,
      minimumAge: row.minimum_age,
      maximumAge: row.maximum_age,
      maximumGroup: row.maximum_group,
      privateMinimum: row.private_minimum,
      startCityId: row.start_location_id,
      insuranceOffered: row.insurance_offered,
      blocked: row.blocked,
    },
    tagline: row.tagline,
    highlights: row.highlights,
    countryCodes: lists.countryCodes.filter((code) => countries.has(code)),
    styleSlugs: lists.styleSlugs,
    photographs: lists.photographs.filter((file) => photographs.has(file)),
    stopIds: lists.stops.map(({ locationId }) => locationId),
    endLocationId,
    physicalLevel: row.physical_level,
    guideLanguages: row.guide_languages,
    changedOn: today,
    stars: [0, 0, 0, 0, 0],
    saleVersion: 0,
    readAt: 0,
  };
  const page = {
    page: row.page,
    variants: variants
      .filter(({ state }) => state === 'open')
      .map(({ id, name, sale }) => ({ id, name, sale: offeredSale(sale) })),
    stops: lists.stops,
    ...{ questions: [], reviews: [], terms: [] },
  };
  const preview = tourPreview(snapshot, listed, page, locale);
  const texts = new Map(document.photographs.map((one) => [photographFile(one), publishedWords(one.alternative)]));
  return {
    ...preview,
    photos: preview.photos.map((photo) => ({ ...photo, alt: texts.get(photo.file)?.[locale.language] ?? photo.alt })),
  };
}
