import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The words for each code with which the server refuses something. */
const refusals: Record<string, MessageDescriptor> = {
  'account-there': msg`This address has an account already. Please log in.`,
  'body-too-large': msg`What was sent is too large.`,
  'body-type': msg`Please send a form or JSON.`,
  'body-unreadable': msg`What was sent could not be read.`,
  'email-invalid': msg`Please enter an e-mail address such as name@example.com.`,
  'email-missing': msg`Please enter your e-mail address.`,
  form: msg`A field name in the form is not allowed.`,
  'foreign-origin': msg`This request did not come from one of our pages.`,
  'insurance-not-loaded': msg`Insurance cannot be offered right now. You can book without it.`,
  invalid: msg`Please check what you entered.`,
  'link-gone': msg`This link works no more. Please ask for a new one.`,
  method: msg`This address does not answer that kind of request.`,
  'name-characters': msg`Your name has characters that cannot be shown. Please type it anew.`,
  'name-missing': msg`Please enter your name.`,
  'name-too-long': msg`Please enter a name of at most 100 characters.`,
  'not-found': msg`We could not find what you asked for.`,
  'password-common': msg`This password is one of the first that others would try. Please choose another.`,
  'password-is-email': msg`Your password cannot be your e-mail address.`,
  'password-long': msg`Please choose a password of at most 128 characters.`,
  'password-short': msg`Please choose a password of at least 10 characters.`,
  'password-wrong': msg`This password is not right.`,
  'security-token': msg`Your page has been open for a while. Please reload it and try again.`,
  'share-limit': msg`That is enough mail for an hour. Please try again later.`,
  'share-name': msg`Please enter just a name, with letters only.`,
  'sign-in-first': msg`Please log in first.`,
  'too-fast': msg`That was a little fast. Please wait a moment and try again.`,
  'try-later': msg`We cannot reach our records right now. Please try again in a few seconds; nothing was changed.`,
  'unknown-host': msg`This shop does not live at that address.`,
  'wishlist-full': msg`Your wishlist is full. Take something off before you add more.`,
  'wrong-login': msg`The e-mail address or the password is not right.`,
  unexpected: msg`Something went wrong on our side. Please try again; if it happens again, tell us the reference number.`,
};

/** The words for a refusal code; an unknown code reads like any other unexpected trouble. */
export function refusalWords(i18n: I18n, code: string, values: Readonly<Record<string, string | number>> = {}): string {
  const message = refusals[code] ?? (refusals.unexpected as MessageDescriptor);
  return i18n._(message.id, values, { message: message.message ?? '' });
}
