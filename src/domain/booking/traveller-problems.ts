import type { FieldFacts } from '#domain/catalogue/facts.ts';
import { countOf, type PassengerCounts } from '#domain/party/passengers.ts';
import { type FieldContext, fieldProblem } from '#domain/party/traveller-field.ts';
import { askedFields, type TravellerForm } from '#domain/party/traveller-form.ts';
import type { Problem } from './problem.ts';

/** What is missing or wrong in the travellers' forms: a form for each passenger, something in it, every answer right. */
export function travellerProblems(
  fields: readonly FieldFacts[],
  forms: readonly TravellerForm[],
  party: PassengerCounts,
  context: FieldContext,
): Problem[] {
  if (fields.length === 0) return [];
  const missing = Object.keys(party)
    .map(Number)
    .some((typeId) => forms.filter((form) => form.typeId === typeId).length !== countOf(party, typeId));
  const formMissing: Problem[] = missing
    ? [{ block: 'travellers', code: 'formMissing', path: 'travellers', report: 'Traveller form is missing.' }]
    : [];
  return [...formMissing, ...forms.flatMap((form, index) => formProblems(fields, form, index, context))];
}

function formProblems(
  fields: readonly FieldFacts[],
  form: TravellerForm,
  index: number,
  context: FieldContext,
): Problem[] {
  const path = `travellers.${index}`;
  const asked = askedFields(fields, form, index);
  const problems = asked.flatMap((field): Problem[] => {
    const code = fieldProblem(field, form.values[field.id] ?? '', context);
    const report = `Traveller ${index + 1} - ${field.label.en}`;
    return code ? [{ block: 'travellers', code, path: `${path}.${field.id}`, report }] : [];
  });
  if (asked.length === 0 || Object.values(form.values).some((value) => value.trim() !== '')) return problems;
  return [{ block: 'travellers', code: 'dataEmpty', path, report: 'Traveller data object is empty.' }, ...problems];
}
