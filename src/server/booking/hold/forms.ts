import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Problem } from '#domain/booking/problem.ts';
import type { FieldFacts, VariantFacts } from '#domain/catalogue/facts.ts';
import { isDocumentField } from '#domain/party/document-field.ts';
import { isEmailAddress, normalEmail } from '#domain/party/email.ts';
import type { PassengerCounts } from '#domain/party/passengers.ts';
import { askedFields, fitForms, type TravellerForm, withGender } from '#domain/party/traveller-form.ts';

/** The longest answers that are kept. */
const longest: Partial<Record<FieldFacts['kind'], number>> = { textarea: 2000, email: 254, phone: 40 };
const longestLine = 100;

/** Whether a text is a number that can be dialled from everywhere. */
export const isInternationalPhone = (text: string): boolean =>
  parsePhoneNumberFromString(text, { extract: false })?.isValid() ?? false;

/** Gives each traveller their answers, in the order of the page; those beyond the party stay, so that they are noticed. */
export function travellerForms(
  { passengerTypes }: VariantFacts,
  party: PassengerCounts,
  answers: readonly Readonly<Record<string, string>>[],
): TravellerForm[] {
  const places = fitForms([], passengerTypes, party);
  const last = places.at(-1)?.typeId ?? 1;
  return answers.map((values, at) => ({ key: at, typeId: places[at]?.typeId ?? last, values: withGender(values) }));
}

/** Answers that are too long to be kept. */
export function lengthProblems(fields: readonly FieldFacts[], forms: readonly TravellerForm[]): Problem[] {
  return forms.flatMap((form, index) =>
    askedFields(fields, form, index)
      .filter(({ id, kind }) => (form.values[id] ?? '').length > (longest[kind] ?? longestLine))
      .map(
        ({ id, label }): Problem => ({
          block: 'travellers',
          code: 'tooLong',
          path: `travellers.${index}.${id}`,
          report: `Traveller ${index + 1} - ${label.en}`,
        }),
      ),
  );
}

/** The lead traveller's address: as it was typed, else that of the account; a problem when there is none. */
export function leadEmail(forms: readonly TravellerForm[], accountEmail: string | null): string | Problem {
  const email = normalEmail(forms[0]?.values.email ?? accountEmail ?? '');
  if (isEmailAddress(email)) return email;
  const report = 'Traveller 1 - E-mail';
  return {
    block: 'travellers',
    code: email === '' ? 'missing' : 'notAnEmail',
    path: 'travellers.0.email',
    report,
  };
}

/** What is kept of a traveller's answers: what the tour asks, without the numbers of papers. */
export const keptAnswers = (fields: readonly FieldFacts[], form: TravellerForm, index: number) =>
  Object.fromEntries(
    askedFields(fields, form, index)
      .filter(({ id }) => !isDocumentField(id) && form.values[id] !== undefined)
      .map(({ id }) => [id, form.values[id] as string]),
  );
