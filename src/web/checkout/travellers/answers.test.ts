import { expect, test } from 'vitest';
import { accountAnswers, nameOf, sharedAnswers } from './answers.ts';
import { autocompleteOf } from './autofill.ts';

const form = (values: Record<string, string>) => ({ key: 0, typeId: 1, values });
const asked = ['first-name', 'last-name', 'email', 'nationality'].map((id) => ({ id }));

test('a traveller is called by the name typed so far', () => {
  expect(nameOf(form({}))).toBe('');
  expect(nameOf(form({ 'first-name': ' Ada ' }))).toBe('Ada');
  expect(nameOf(form({ 'first-name': 'Ada', 'last-name': 'Lovelace' }))).toBe('Ada Lovelace');
});

test('shared answers fill only empty fields that the form has', () => {
  const lead = form({ 'first-name': 'Ada', 'last-name': 'Lovelace', nationality: 'GB', phone: '+44', email: ' ' });
  expect(sharedAnswers(lead, form({}), asked)).toEqual({ 'last-name': 'Lovelace', nationality: 'GB' });
  expect(sharedAnswers(lead, form({ 'last-name': 'Byron' }), asked)).toEqual({ nationality: 'GB' });
});

test('an account fills in its owner, with the last word as the family name', () => {
  const account = { name: 'Ada King Lovelace', email: 'ada@example.org' };
  expect(accountAnswers(account, form({}), asked)).toEqual({
    'first-name': 'Ada King',
    'last-name': 'Lovelace',
    email: 'ada@example.org',
  });
  expect(accountAnswers({ ...account, name: 'Ada' }, form({ email: 'x@y.org' }), asked)).toEqual({
    'first-name': 'Ada',
  });
});

test('autofill treats the first traveller as the visitor, and the others separately', () => {
  expect(autocompleteOf('first-name', 0)).toBe('given-name');
  expect(autocompleteOf('last-name', 1)).toBe('section-traveller2 family-name');
  expect(autocompleteOf('passport-number', 0)).toBe('off');
});
