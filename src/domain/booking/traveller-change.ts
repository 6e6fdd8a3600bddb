import type { Day } from '#domain/calendar/day.ts';
import type { FieldFacts } from '#domain/catalogue/facts.ts';
import { type AnswerClass, classOf } from '#domain/party/answer-class.ts';
import { fieldsForTraveller, type TravellerForm } from '#domain/party/traveller-form.ts';
import type { Problem } from './problem.ts';
import { type TravellerContext, travellerProblems } from './traveller-problems.ts';

/** The answers of a traveller as they are stored. */
export type StoredForm = Pick<TravellerForm, 'typeId' | 'values'>;

const answerOf = ({ values }: Pick<StoredForm, 'values'>, { id }: Pick<FieldFacts, 'id'>): string =>
  (values[id] ?? '').trim();

const formOf = (stored: StoredForm): TravellerForm => ({ key: 0, ...stored });

/** Returns the questions that a traveller still has to answer: required ones, and travel documents. */
export const missingFields = (fields: readonly FieldFacts[], stored: StoredForm, index: number): FieldFacts[] =>
  fieldsForTraveller(fields, formOf(stored), index).filter(
    (field) => (field.required || classOf(field) === 'document') && answerOf(stored, field) === '',
  );

/** An answer that changed. */
export interface ChangedAnswer {
  readonly field: FieldFacts;
  readonly class: AnswerClass;
  readonly before: string;
  readonly after: string;
}

/** What saving a form would do: the new answers, which of them are new, and what is wrong with them. */
export interface TravellerChange {
  readonly values: StoredForm['values'];
  readonly changed: readonly ChangedAnswer[];
  readonly problems: readonly Problem[];
}

/** Whose form is saved, and what may be changed in it. */
export interface TravellerChangeContext extends TravellerContext {
  readonly day: Day;
  readonly index: number;
  /** Returns whether a question may be answered by this person at all. */
  readonly mayAnswer: (field: FieldFacts) => boolean;
  /** Returns whether a stored answer is not displayed, so that an empty field keeps it. */
  readonly isHidden: (field: FieldFacts) => boolean;
}

/** Applies sent answers to the stored ones. Questions that were not sent, or may not be answered, keep their answer. */
export function changeTraveller(
  stored: StoredForm,
  sent: Readonly<Record<string, string>>,
  context: TravellerChangeContext,
): TravellerChange {
  const { index, facts } = context;
  const fields = facts.variant.travellerFields;
  const accepted = fields.flatMap((field) => {
    const answer = sent[field.id]?.trim();
    if (answer === undefined || !context.mayAnswer(field)) return [];
    return answer === '' && context.isHidden(field) ? [] : [[field.id, answer]];
  });
  const values = { ...stored.values, ...Object.fromEntries(accepted) };
  const next = formOf({ ...stored, values });
  const asked = fieldsForTraveller(fields, next, index);
  const fieldsBefore = fieldsForTraveller(fields, formOf(stored), index);
  const changed = asked
    .filter((field) => answerOf(stored, field) !== answerOf(next, field))
    .map((field): ChangedAnswer => {
      const [before, after] = [answerOf(stored, field), answerOf(next, field)];
      return { field, class: classOf(field), before, after };
    });
  const counts = new Set([
    ...changed.map(({ field }) => field.id),
    // A question that only this change asks must be answered with it.
    ...asked.filter(({ id }) => !fieldsBefore.some((before) => before.id === id)).map(({ id }) => id),
  ]);
  // The rules use the index in the party, so the forms before it are left empty and their problems are ignored.
  const forms = Array.from({ length: index + 1 }, (_, at) => (at === index ? next : { ...next, values: {} }));
  const prefix = `travellers.${index}.`;
  const problems = travellerProblems(forms, { day: context.day, party: {} }, context).filter(
    ({ path }) => path.startsWith(prefix) && counts.has(path.slice(prefix.length)),
  );
  return { values, changed, problems };
}
