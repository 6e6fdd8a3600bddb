import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import { fieldNumber } from '#contract/wire/traveller-field-ids.ts';
import type { FieldFacts } from '#domain/catalogue/facts.ts';
import type { Caller } from '../caller.ts';
import { Refusal } from '../refusal.ts';
import type { BookingMeans } from './means.ts';

type Field = AnswerOf<'loadTravellerForm'>['data']['fields'][number];

const shownField = (field: FieldFacts, language: Language): Field => ({
  id: field.id,
  number: fieldNumber(field.id),
  kind: field.kind,
  label: field.label[language],
  required: field.required,
  asked: field.asked,
  minimumLength: field.minimumLength ?? null,
  dateRule: field.dateRule ?? null,
  options: (field.options ?? []).map(({ value, label }) => ({ value, label: label[language] })),
  onlyWhen: field.onlyWhen ?? null,
});

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
