import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EnquiryForm, EnquiryProblem } from '#domain/enquiry/form.ts';

const missing: Partial<Record<keyof EnquiryForm, ReturnType<typeof msg>>> = {
  firstName: msg`Please enter your first name.`,
  email: msg`Please enter your e-mail address.`,
  phone: msg`Please enter your phone number, so that we can reach you about a larger or private party.`,
  message: msg`Please write down your question.`,
  approximateDate: msg`Please choose about when you want to travel.`,
  stateroom: msg`Please choose a stateroom.`,
};

const belowMinimum = msg({ message: 'At least {minimum} people have to travel along.' });

/** A problem of a question in words; `minimum` is the smallest party. */
export function problemWords(i18n: I18n, { field, code }: EnquiryProblem, minimum: number): string {
  if (code === 'belowMinimum')
    return minimum > 1
      ? i18n._(belowMinimum.id, { minimum }, { message: belowMinimum.message ?? '' })
      : i18n._(msg`Somebody has to travel along.`);
  if (code === 'invalid')
    return i18n._(
      field === 'email'
        ? msg`Please enter an e-mail address such as name@example.com.`
        : msg`Please enter a phone number, such as +49 151 23456789.`,
    );
  return i18n._(missing[field] ?? msg`Please fill this in.`);
}

/** The fields of the form by their names on the wire. */
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
