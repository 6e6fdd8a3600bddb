import type { FieldFacts, PassengerTypeFacts } from '#domain/catalogue/facts.ts';
import { countOf, isEligible, type PassengerCounts } from './passengers.ts';

/** What one traveller answered, by field id; the key stays with the person while others come and go. */
export interface TravellerForm {
  readonly key: number;
  readonly typeId: number;
  readonly values: Readonly<Record<string, string>>;
}

/** Fits the forms to the party: keeps what was typed, drops the last of a type that shrank; whoever may travel alone leads. */
export function fitForms(
  forms: readonly TravellerForm[],
  types: readonly PassengerTypeFacts[],
  counts: PassengerCounts,
): TravellerForm[] {
  let nextKey = forms.reduce((highest, form) => Math.max(highest, form.key + 1), 0);
  const leadersFirst = types.toSorted((one, other) => Number(isEligible(other)) - Number(isEligible(one)));
  return leadersFirst.flatMap(({ id }) => {
    const kept = forms.filter((form) => form.typeId === id).slice(0, countOf(counts, id));
    const missing = countOf(counts, id) - kept.length;
    const added = Array.from({ length: missing }, () => ({ key: nextKey++, typeId: id, values: {} }));
    return [...kept, ...added];
  });
}

/** The fields a traveller is asked, in order; the first traveller leads. */
export const askedFields = (fields: readonly FieldFacts[], form: TravellerForm, index: number): FieldFacts[] =>
  fields.filter(
    ({ asked, onlyWhen }) =>
      (asked === 'each' || index === 0) && (!onlyWhen || form.values[onlyWhen.field] === onlyWhen.value),
  );

/** The gender a form of address stands for. */
export const genderOfPrefix = (prefix: string): 'male' | 'female' => (prefix === 'Mr.' ? 'male' : 'female');

/** A form after an answer; a form of address answers the gender too, unless the gender was answered otherwise. */
export function answered(form: TravellerForm, field: string, value: string): TravellerForm {
  const { prefix = '', gender = '' } = form.values;
  const derived = prefix === '' ? '' : genderOfPrefix(prefix);
  const follows = field === 'prefix' && value !== '' && (gender === '' || gender === derived);
  const values = { ...form.values, ...(follows ? { gender: genderOfPrefix(value) } : {}), [field]: value };
  return { ...form, values };
}

/** Answers in which a form of address has answered the gender, where nobody else did. */
export const withGender = (values: TravellerForm['values']): TravellerForm['values'] =>
  values.prefix && !values.gender ? { ...values, gender: genderOfPrefix(values.prefix) } : values;
