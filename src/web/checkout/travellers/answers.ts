import type { FieldFacts } from '#domain/catalogue/facts.ts';
import type { TravellerForm } from '#domain/party/traveller-form.ts';

/** Answers by field id, to be filled in where nothing stands yet. */
export type Answers = Readonly<Record<string, string>>;

/** What people who travel together often have in common. */
const shared = ['last-name', 'nationality', 'country', 'state', 'zip-code', 'phone', 'email'];

/** A traveller's name as far as it was typed. */
export const nameOf = ({ values }: TravellerForm): string =>
  [values['first-name'], values['last-name']]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');

/** What of these answers could fill empty fields that a traveller is asked. */
function fitting(answers: Answers, form: TravellerForm, asked: readonly Pick<FieldFacts, 'id'>[]): Answers {
  const empty = asked.filter(({ id }) => (form.values[id] ?? '').trim() === '');
  return Object.fromEntries(
    empty.flatMap(({ id }) => {
      const answer = answers[id]?.trim();
      return answer ? [[id, answer]] : [];
    }),
  );
}

/** What the first traveller answered that another could share. */
export const sharedAnswers = (
  lead: TravellerForm,
  form: TravellerForm,
  asked: readonly Pick<FieldFacts, 'id'>[],
): Answers => fitting(Object.fromEntries(shared.map((id) => [id, lead.values[id] ?? ''])), form, asked);

/** What an account knows of its owner; the last word of a name is the family name. */
export function accountAnswers(
  account: { readonly name: string; readonly email: string },
  form: TravellerForm,
  asked: readonly Pick<FieldFacts, 'id'>[],
): Answers {
  const words = account.name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return fitting({ 'first-name': words.join(' '), 'last-name': last, email: account.email }, form, asked);
}
