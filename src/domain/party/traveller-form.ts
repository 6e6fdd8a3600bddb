import type { FieldFacts, PassengerTypeFacts } from '#domain/catalogue/facts.ts';
import { countOf, isEligible, type PassengerCounts } from './passengers.ts';

/** The answers of one traveller, by field id; the key identifies the person while others are added or removed. */
export interface TravellerForm {
  readonly key: number;
  readonly typeId: number;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Fits the forms to the party: retains what was typed, removes the last of a type that shrank, and puts a passenger who
 * may travel alone first.
 */
export function fitForms(
  forms: readonly TravellerForm[],
  types: readonly PassengerTypeFacts[],
  counts: PassengerCounts,
): TravellerForm[] {
  let nextKey = forms.reduce((highest, form) => Math.max(highest, form.key + 1), 0);
  const leadersFirst = types.toSorted((one, other) => Number(isEligible(other)) - Number(isEligible(one)));
  return leadersFirst.flatMap(({ id }) => {
    const existing = forms.filter((form) => form.typeId === id).slice(0, countOf(counts, id));
    const missing = countOf(counts, id) - existing.length;
    const added = Array.from({ length: missing }, () => ({ key: nextKey++, typeId: id, values: {} }));
    return [...existing, ...added];
  });
}

/** Returns the fields for a traveller, in order; the first traveller is the lead. */
export const fieldsForTraveller = (fields: readonly FieldFacts[], form: TravellerForm, index: number): FieldFacts[] =>
  fields.filter(
    ({ asked, onlyWhen }) =>
      (asked === 'each' || index === 0) && (!onlyWhen || form.values[onlyWhen.field] === onlyWhen.value),
  );

/** Returns the gender that a form of address implies. */
export const genderOfPrefix = (prefix: string): 'male' | 'female' => (prefix === 'Mr.' ? 'male' : 'female');

/** Returns a form after an answer; a form of address also fills in the gender, unless another one was chosen. */
export function answered(form: TravellerForm, field: string, value: string): TravellerForm {
  const { prefix = '', gender = '' } = form.values;
  const derived = prefix === '' ? '' : genderOfPrefix(prefix);
  const follows = field === 'prefix' && value !== '' && (gender === '' || gender === derived);
  const values = { ...form.values, ...(follows ? { gender: genderOfPrefix(value) } : {}), [field]: value };
  return { ...form, values };
}

/** Returns the answers with the gender filled in from the form of address, where it is empty. */
export const withGender = (values: TravellerForm['values']): TravellerForm['values'] =>
  values.prefix && !values.gender ? { ...values, gender: genderOfPrefix(values.prefix) } : values;
