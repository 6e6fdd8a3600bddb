import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The words for each code with which the server refuses something. */
const refusals: Record<string, MessageDescriptor> = {
  'body-too-large': msg`What was sent is too large.`,
  'body-type': msg`Please send a form or JSON.`,
  'body-unreadable': msg`What was sent could not be read.`,
  form: msg`A field name in the form is not allowed.`,
  'foreign-origin': msg`This request did not come from one of our pages.`,
  invalid: msg`Please check what you entered.`,
  method: msg`This address does not answer that kind of request.`,
  'not-found': msg`We could not find what you asked for.`,
  'security-token': msg`Your page has been open for a while. Please reload it and try again.`,
  'sign-in-first': msg`Please log in first.`,
  'too-fast': msg`That was a little fast. Please wait a moment and try again.`,
  'unknown-host': msg`This shop does not live at that address.`,
  unexpected: msg`Something went wrong on our side. Please try again; if it happens again, tell us the reference number.`,
};

/** The words for a refusal code; an unknown code reads like any other unexpected trouble. */
export function refusalWords(i18n: I18n, code: string, values: Readonly<Record<string, string | number>> = {}): string {
  const message = refusals[code] ?? (refusals.unexpected as MessageDescriptor);
  return i18n._(message.id, values, { message: message.message ?? '' });
}
