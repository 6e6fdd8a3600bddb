import { withoutEmails } from '#domain/privacy/without-addresses.ts';
import { withoutCardNumbers } from '#domain/text/card-numbers.ts';

/** The elements that contain the words of the catalogue. */
const catalogueTags = ['main', 'footer'];
/** Elements for what people enter or receive as an answer, wherever they are. */
const privateTags = ['form', 'label', 'output', 'dialog', 'select', 'textarea'];
const privateRoles = ['dialog', 'alertdialog', 'status', 'alert', 'listbox', 'combobox', 'log'];
/** Attributes that mark private parts, whatever their value; a recording has them without it. */
export const privateAttributes: readonly string[] = ['contenteditable', 'data-popup', 'aria-live'];

/** The same elements as selectors. */
export const catalogueParts = catalogueTags.join();
export const privateParts = [
  ...privateTags,
  ...privateAttributes.map((name) => `[${name}]`),
  ...privateRoles.map((role) => `[role=${role}]`),
].join();

/**
 * Whether the text of an element may be recorded: `outside` until the catalogue begins, and `private` to the end of a
 * private part.
 */
export type Reading = 'outside' | 'readable' | 'private';

/** Returns how the text inside an element is read. */
export function readingInside(tag: string, attributes: Readonly<Record<string, unknown>>, around: Reading): Reading {
  const isPrivate =
    privateTags.includes(tag) ||
    privateRoles.includes(String(attributes.role)) ||
    privateAttributes.some((name) => Object.hasOwn(attributes, name));
  if (around === 'private' || isPrivate) return 'private';
  return catalogueTags.includes(tag) ? 'readable' : around;
}

/** Returns a text as dots, which reveal only its length. */
export const maskText = (text: string): string => text.replaceAll(/\S/g, '•');

/** Returns a text of the catalogue without personal data. */
export const strikeText = (text: string): string => withoutEmails(withoutCardNumbers(text));

/** Returns whether a text contains a card number or an email address. */
export const hasPersonalData = (text: string): boolean => strikeText(text) !== text;
