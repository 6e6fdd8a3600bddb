import type { ComponentProps } from 'react';

/** The autocomplete tokens of the fields. */
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

/** Returns the autofill section of a traveller; the first traveller is the visitor, and needs none. */
export const sectionOf = (index: number): string | undefined =>
  index === 0 ? undefined : `section-traveller${index + 1}`;

/** Returns the autocomplete token of a field; `off` where the browser could only guess. */
export function autocompleteOf(field: string, index: number): string {
  const token = tokens[field];
  return token ? [sectionOf(index), token].filter(Boolean).join(' ') : 'off';
}

/** Returns the input attributes that adapt a phone's keyboard to the field. */
export function typingOf(field: string, kind: string): ComponentProps<'input'> {
  if (kind === 'email') return { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false };
  if (kind === 'phone') return { type: 'tel', inputMode: 'tel' };
  if (/number|reference/.test(field)) return { type: 'text', autoCapitalize: 'characters', spellCheck: false };
  if (/name/.test(field)) return { type: 'text', autoCapitalize: 'words', spellCheck: false };
  return { type: 'text' };
}
