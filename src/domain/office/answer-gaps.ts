import type { FieldFacts } from '#domain/catalogue/facts.ts';
import { classOf } from '#domain/party/answer-class.ts';

type Gap = Pick<FieldFacts, 'id' | 'label'>;

/**
 * Returns the questions of a tour that a traveller has left open: required ones that apply to them, and travel
 * documents, which may be added until the trip.
 */
export function answerGaps(
  fields: readonly FieldFacts[],
  answers: Readonly<Record<string, string>>,
  isLead: boolean,
): Gap[] {
  const answerTo = (id: string) => answers[id]?.trim() ?? '';
  return fields
    .filter(({ asked }) => asked === 'each' || isLead)
    .filter(({ onlyWhen }) => !onlyWhen || answerTo(onlyWhen.field) === onlyWhen.value)
    .filter((field) => field.required || classOf(field) === 'document')
    .filter(({ id }) => answerTo(id) === '')
    .map(({ id, label }) => ({ id, label }));
}
