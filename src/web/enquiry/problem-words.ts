import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EnquiryForm, EnquiryProblem } from '#domain/enquiry/form.ts';

const missing: Partial<Record<keyof EnquiryForm, ReturnType<typeof msg>>> = {
  firstName: msg`Please enter your first name.`,
  email: msg`Please enter your email address.`,
  phone: msg`Please enter your phone number so that we can reach you about your request.`,
  message: msg`Please enter your question.`,
  approximateDate: msg`Please choose when you’d like to travel.`,
  stateroom: msg`Please choose a stateroom.`,
};

const belowMinimum = msg({ message: 'At least {minimum} people must travel.' });

/** Returns the error message of an enquiry's problem; `minimum` is the minimum party. */
export function problemWords(i18n: I18n, { field, code }: EnquiryProblem, minimum: number): string {
  if (code === 'belowMinimum')
    return minimum > 1
      ? i18n._(belowMinimum.id, { minimum }, { message: belowMinimum.message ?? '' })
      : i18n._(msg`At least one person must travel.`);
  if (code === 'invalid')
    return i18n._(
      field === 'email'
        ? msg`Please enter an email address such as name@example.com.`
        : msg`Please enter a phone number, such as +49 151 23456789.`,
    );
  return i18n._(missing[field] ?? msg`Please complete this field.`);
}

/** The fields of the form by their names in the API. */
export const fieldsOnWire: Readonly<Record<string, keyof EnquiryForm>> = {
  booktype: 'bookType',
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  details_phone: 'phone',
  request: 'message',
  comment: 'message',
  pax: 'adults',
  pax_children: 'children',
  date: 'date',
  approximate_date: 'approximateDate',
  stateroom: 'stateroom',
  room: 'room',
};
