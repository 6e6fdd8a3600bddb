import { presentField } from '#contract/booking/present-field.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import type { Caller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BookingDeps } from '../deps.ts';

/**
 * Creates the endpoint that returns the form of one traveller; only the first contains the questions for the whole
 * party.
 */
export function createTravellerForm({ catalogue, bookableVariants, webRenderer }: BookingDeps) {
  return async function loadTravellerForm(
    { tourId, object_id, traveller }: ParsedOf<'loadTravellerForm'>,
    { language, dataOnly }: Caller,
  ) {
    if (!catalogue.snapshot().tourIndex.byId.has(tourId)) return new Refusal(404, 'not-found');
    const objectId = object_id ?? (await catalogue.documents.get(tourId))?.variants[0]?.id;
    const bookable = objectId === undefined ? null : await bookableVariants.get(objectId);
    if (!bookable || bookable.facts.tour.id !== tourId) return new Refusal(404, 'not-found');
    const { tour, variant } = bookable.facts;
    const data = {
      tourId,
      objectId: variant.id,
      traveller,
      minimumAge: tour.minimumAge,
      maximumAge: tour.maximumAge,
      fields: variant.travellerFields
        .filter(({ asked }) => asked === 'each' || traveller === 1)
        .map((field) => presentField(field, language)),
    };
    const html = dataOnly ? undefined : await webRenderer.fragment(language, 'booking-traveller', data);
    return { status: 'OK' as const, html, data };
  };
}
