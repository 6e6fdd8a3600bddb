import { fromSlashed } from '#domain/calendar/day-forms.ts';
import type { BookableFacts, FieldFacts } from '#domain/catalogue/facts.ts';
import { ageMisfit, BIRTH_FIELD } from '#domain/party/age-fit.ts';
import { countOf } from '#domain/party/passengers.ts';
import { type FieldContext, fieldProblem } from '#domain/party/traveller-field.ts';
import { fieldsForTraveller, type TravellerForm } from '#domain/party/traveller-form.ts';
import type { Choices } from '#domain/pricing/choices.ts';
import type { Problem } from './problem.ts';

/** What the travellers' forms are validated against; ages are checked once a day is chosen. */
export interface TravellerContext extends FieldContext {
  readonly facts: Pick<BookableFacts, 'variant' | 'tour'>;
}

/** Returns what is missing or wrong in the travellers' forms: one form for each passenger, with valid answers. */
export function travellerProblems(
  forms: readonly TravellerForm[],
  { day, party }: Pick<Choices, 'day' | 'party'>,
  context: TravellerContext,
): Problem[] {
  if (context.facts.variant.travellerFields.length === 0) return [];
  const missing = Object.keys(party)
    .map(Number)
    .some((typeId) => forms.filter((form) => form.typeId === typeId).length !== countOf(party, typeId));
  const formMissing: Problem[] = missing
    ? [{ block: 'travellers', code: 'formMissing', path: 'travellers', report: 'Traveller form is missing.' }]
    : [];
  return [...formMissing, ...forms.flatMap((form, index) => formProblems(form, index, day, context))];
}

function formProblems(form: TravellerForm, index: number, day: Choices['day'], context: TravellerContext): Problem[] {
  const path = `travellers.${index}`;
  const fields = fieldsForTraveller(context.facts.variant.travellerFields, form, index);
  const problems = fields.flatMap((field): Problem[] => {
    const found = answerProblem(field, form, day, context);
    const report = `Traveller ${index + 1} - ${field.label.en}`;
    return found ? [{ block: 'travellers', path: `${path}.${field.id}`, report, ...found }] : [];
  });
  if (fields.length === 0 || Object.values(form.values).some((value) => value.trim() !== '')) return problems;
  return [{ block: 'travellers', code: 'dataEmpty', path, report: 'Traveller data object is empty.' }, ...problems];
}

function answerProblem(
  field: FieldFacts,
  form: TravellerForm,
  day: Choices['day'],
  context: TravellerContext,
): Pick<Problem, 'code' | 'fits'> | null {
  const answer = form.values[field.id] ?? '';
  const code = fieldProblem(field, answer, context);
  if (code) return { code };
  const birth = field.id === BIRTH_FIELD && day !== null ? fromSlashed(answer.trim()) : null;
  const misfit = birth && day ? ageMisfit(birth, day, form.typeId, context.facts) : null;
  if (!misfit) return null;
  return misfit.fits ? { code: 'ageOtherType', fits: misfit.fits } : { code: 'ageNotSold' };
}
