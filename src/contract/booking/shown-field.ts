import type { FieldFacts } from '#domain/catalogue/facts.ts';
import type { Language } from '#domain/catalogue/words.ts';
import type { AnswerOf } from '../schemas.ts';
import { fieldNumber } from '../wire/traveller-field-ids.ts';

/** One question of a traveller's form in the words of one language. */
export type ShownField = AnswerOf<'loadTravellerForm'>['data']['fields'][number];

/** A question in one language: the server answers it, the page asks it at once. */
export const shownField = (field: FieldFacts, language: Language): ShownField => ({
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
