import type { FieldFacts } from '#domain/catalogue/facts.ts';
import type { TravellerForm } from '#domain/party/traveller-form.ts';

/** Answers by field id, to be filled into empty fields. */
export type Answers = Readonly<Record<string, string>>;

/** The fields that people who travel together often share. */
const shared = ['last-name', 'nationality', 'country', 'state', 'zip-code', 'phone', 'email'];

/** Returns a traveller's name as far as it is entered. */
export const nameOf = ({ values }: TravellerForm): string =>
  [values['first-name'], values['last-name']]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');

/** Returns the answers that fit the empty fields of a form. */
function fitting(answers: Answers, form: TravellerForm, fields: readonly Pick<FieldFacts, 'id'>[]): Answers {
  const empty = fields.filter(({ id }) => (form.values[id] ?? '').trim() === '');
  return Object.fromEntries(
    empty.flatMap(({ id }) => {
      const answer = answers[id]?.trim();
      return answer ? [[id, answer]] : [];
    }),
  );
}

/** Returns the first traveller's answers that another traveller could share. */
export const sharedAnswers = (
  lead: TravellerForm,
  form: TravellerForm,
  fields: readonly Pick<FieldFacts, 'id'>[],
): Answers => fitting(Object.fromEntries(shared.map((id) => [id, lead.values[id] ?? ''])), form, fields);

/** Returns the answers from an account; the last word of its name becomes the family name. */
export function accountAnswers(
  account: { readonly name: string; readonly email: string },
  form: TravellerForm,
  fields: readonly Pick<FieldFacts, 'id'>[],
): Answers {
  const words = account.name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return fitting({ 'first-name': words.join(' '), 'last-name': last, email: account.email }, form, fields);
}
