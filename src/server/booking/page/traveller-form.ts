import type { ParsedOf } from '#contract/schemas.ts';
import { shownField } from '#contract/view/shown-field.ts';
import type { Caller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BookingMeans } from '../deps.ts';

/** The form of one traveller; the first is asked what only one person need answer. */
export function createTravellerForm({ catalogue, bookables, door }: BookingMeans) {
  return async function loadTravellerForm(
    { tourId, object_id, traveller }: ParsedOf<'loadTravellerForm'>,
    { language, dataOnly }: Caller,
  ) {
    if (!catalogue.shelf().fixed.byId.has(tourId)) return new Refusal(404, 'not-found');
    const objectId = object_id ?? (await catalogue.documents.get(tourId))?.variants[0]?.id;
    const bookable = objectId === undefined ? null : await bookables.get(objectId);
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
        .map((field) => shownField(field, language)),
    };
    const html = dataOnly ? undefined : await door.fragment(language, 'booking-traveller', data);
    return { status: 'OK' as const, html, data };
  };
}
