import type { ComponentProps } from 'react';

/** The browser's own names for what a field asks. */
const tokens: Readonly<Record<string, string>> = {
  prefix: 'honorific-prefix',
  'first-name': 'given-name',
  'last-name': 'family-name',
  email: 'email',
  phone: 'tel',
  'date-of-birth': 'bday',
  gender: 'sex',
  country: 'country-name',
  state: 'address-level1',
  'zip-code': 'postal-code',
};

/** The group of a traveller's fields for the browser; the first traveller is the visitor, and needs none. */
export const sectionOf = (index: number): string | undefined =>
  index === 0 ? undefined : `section-traveller${index + 1}`;

/** What the browser may fill in; `off` where it could only guess. */
export function autocompleteOf(field: string, index: number): string {
  const token = tokens[field];
  return token ? [sectionOf(index), token].filter(Boolean).join(' ') : 'off';
}

/** How a phone's keyboard helps with a line of text. */
export function typingOf(field: string, kind: string): ComponentProps<'input'> {
  if (kind === 'email') return { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false };
  if (kind === 'phone') return { type: 'tel', inputMode: 'tel' };
  if (/number|reference/.test(field)) return { type: 'text', autoCapitalize: 'characters', spellCheck: false };
  if (/name/.test(field)) return { type: 'text', autoCapitalize: 'words', spellCheck: false };
  return { type: 'text' };
}
