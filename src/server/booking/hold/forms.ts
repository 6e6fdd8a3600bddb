import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Problem } from '#domain/booking/problem.ts';
import type { FieldFacts, VariantFacts } from '#domain/catalogue/facts.ts';
import { type AnswerClass, type AnsweredField, classOf } from '#domain/party/answer-class.ts';
import { isEmailAddress, normalEmail } from '#domain/party/email.ts';
import type { PassengerCounts } from '#domain/party/passengers.ts';
import { fieldsForTraveller, fitForms, type TravellerForm, withGender } from '#domain/party/traveller-form.ts';
import { withoutCardNumbers } from '#domain/text/card-numbers.ts';

/** The maximum length of stored answers by kind of field. */
const maxLengths: Partial<Record<FieldFacts['kind'], number>> = { textarea: 2000, email: 254, phone: 40 };
const maxLineLength = 100;

/** Returns whether a text is a phone number in international format. */
export const isInternationalPhone = (text: string): boolean =>
  parsePhoneNumberFromString(text, { extract: false })?.isValid() ?? false;

/**
 * Assigns the answers to travellers in the order of the page; surplus forms are included, so that they are reported.
 */
export function travellerForms(
  { passengerTypes }: VariantFacts,
  party: PassengerCounts,
  answers: readonly Readonly<Record<string, string>>[],
): TravellerForm[] {
  const places = fitForms([], passengerTypes, party);
  const last = places.at(-1)?.typeId ?? 1;
  return answers.map((values, at) => ({ key: at, typeId: places[at]?.typeId ?? last, values: withGender(values) }));
}

/** Returns the problems of answers that exceed their maximum length. */
export function lengthProblems(fields: readonly FieldFacts[], forms: readonly TravellerForm[]): Problem[] {
  return forms.flatMap((form, index) =>
    fieldsForTraveller(fields, form, index)
      .filter(({ id, kind }) => (form.values[id] ?? '').length > (maxLengths[kind] ?? maxLineLength))
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

/** Returns the lead traveller's address: from the form, else from the account; a problem when there is none. */
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

/** Returns a traveller's answers of some classes with the current definition of each field; both are stored. */
export function storedAnswers(
  fields: readonly FieldFacts[],
  form: TravellerForm,
  index: number,
  classes: readonly AnswerClass[],
): { answers: string; fields: string } {
  const formFields = fieldsForTraveller(fields, form, index).filter(
    (field) => form.values[field.id] !== undefined && classes.includes(classOf(field)),
  );
  const answeredFields = formFields
    .filter(({ id }) => form.values[id] !== '')
    .map((field): AnsweredField => {
      const { id, kind, label } = field;
      const option = field.options?.find(({ value }) => value === form.values[id])?.label;
      return { id, kind, label, class: classOf(field), ...(option && { option }) };
    });
  return {
    answers: JSON.stringify(
      Object.fromEntries(formFields.map(({ id }) => [id, withoutCardNumbers(form.values[id] as string)])),
    ),
    fields: JSON.stringify(answeredFields),
  };
}
