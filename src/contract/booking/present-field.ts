import type { FieldFacts } from '#domain/catalogue/facts.ts';
import type { Language } from '#domain/catalogue/words.ts';
import type { AnswerOf } from '../schemas.ts';
import { fieldNumber } from '../wire/traveller-field-ids.ts';

/** One question of a traveller's form, in one language. */
export type FieldView = AnswerOf<'loadTravellerForm'>['data']['fields'][number];

/** Returns a question in one language; used by both the server's response and the page. */
export const presentField = (field: FieldFacts, language: Language): FieldView => ({
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
