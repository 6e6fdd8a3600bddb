import { expect, test } from 'vitest';
import type { FieldFacts } from '#domain/catalogue/facts.ts';
import { FACTS, TODAY } from '#domain/testing/sample.ts';
import { movesOn } from './date-entry.ts';
import { fieldProblem } from './traveller-field.ts';
import { answered, fieldsForTraveller, fitForms, genderOfPrefix, withGender } from './traveller-form.ts';

const words = { en: 'Field', de: 'Feld' };
const context = { today: TODAY, isInternationalPhone: (text: string) => text.startsWith('+') };
const judge = (kind: FieldFacts['kind'], answer: string, rest: Partial<FieldFacts> = {}) =>
  fieldProblem({ id: 'f', kind, label: words, required: true, asked: 'each', ...rest }, answer, context);

test('TRAV-04 a text needs its trimmed minimum length, an email 5 characters, a phone 3', () => {
  expect(judge('text', '  ')).toBe('missing');
  expect(judge('text', ' a ', { minimumLength: 2 })).toBe('tooShort');
  expect(judge('textarea', 'ab', { minimumLength: 2 })).toBeNull();
  expect(judge('email', 'a@b')).toBe('tooShort');
  expect(judge('email', 'a@b.c')).toBe('notAnEmail');
  expect(judge('email', 'a@b.co')).toBeNull();
  expect(judge('phone', '+4')).toBe('tooShort');
});

test('TRAV-04 an optional field is validated only when it is not empty', () => {
  expect(judge('email', '', { required: false })).toBeNull();
  expect(judge('email', 'nonsense', { required: false })).toBe('notAnEmail');
});

test('TRAV-04 a dropdown and a radio button accept only offered options', () => {
  const options = [{ value: 'yes', label: words }];
  for (const kind of ['dropdown', 'radio'] as const) {
    expect([judge(kind, '', { options }), judge(kind, 'no', { options }), judge(kind, 'yes', { options })]).toEqual([
      'missing',
      'notOffered',
      null,
    ]);
  }
  expect(judge('country', 'NO')).toBeNull();
});

test('PHONE-03 a checkout phone must be a valid international number', () => {
  expect(judge('phone', '030 1234')).toBe('notAPhone');
  expect(judge('phone', '+47 1234')).toBeNull();
});

test('TRAV-05 a date is numeric and real', () => {
  for (const text of ['31/02/2020', '29/02/2027', '1/1/20', 'aa/bb/cccc', '//', '2020-01-01'])
    expect(judge('date', text)).toBe('notADate');
  expect(judge('date', '29/02/2028')).toBeNull();
});

test('TRAV-05 a past date is between 1 January 1900 and now, a future date is now or later', () => {
  const past = { dateRule: 'past' } as const;
  const future = { dateRule: 'future' } as const;
  expect(['31/12/1899', '01/01/1900', '10/01/2027', '11/01/2027'].map((text) => judge('date', text, past))).toEqual([
    'notPast',
    null,
    null,
    'notPast',
  ]);
  expect(['09/01/2027', '10/01/2027', '11/01/2027'].map((text) => judge('date', text, future))).toEqual([
    'notFuture',
    null,
    null,
  ]);
});

test('TRAV-06 focus moves on from the day after a digit above 3 or two digits, from the month after one above 1 or two', () => {
  expect(['', '0', '3', '4', '31', 'x'].map((text) => movesOn('day', text))).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(['1', '2', '12'].map((text) => movesOn('month', text))).toEqual([false, true, true]);
});

test('TRAV-02 Mr. implies male, every other title female', () => {
  expect(['Mr.', 'Mrs.', 'Ms.'].map(genderOfPrefix)).toEqual(['male', 'female', 'female']);
});

test('TRAV-02 a title fills in the gender until it is answered otherwise', () => {
  const empty = { key: 0, typeId: 1, values: {} };
  const mister = answered(empty, 'prefix', 'Mr.');
  expect(mister.values).toEqual({ prefix: 'Mr.', gender: 'male' });
  expect(answered(mister, 'prefix', 'Ms.').values.gender).toBe('female');
  expect(answered(mister, 'prefix', '').values.gender).toBe('male');
  const other = answered(mister, 'gender', 'x');
  expect(answered(other, 'prefix', 'Mrs.').values).toEqual({ prefix: 'Mrs.', gender: 'x' });
  expect(withGender({ prefix: 'Mr.' })).toEqual({ prefix: 'Mr.', gender: 'male' });
  expect(withGender({ prefix: 'Mr.', gender: 'x' })).toEqual({ prefix: 'Mr.', gender: 'x' });
  expect(withGender({})).toEqual({});
});

test('TRAV-04 a country is answered by its two-letter code', () => {
  expect(['DE', 'de', 'Germany', 'D1'].map((text) => judge('country', text))).toEqual([
    null,
    'notOffered',
    'notOffered',
    'notOffered',
  ]);
});

test('TRAV-02 only past passengers are asked for the earlier booking, and only the lead for lead questions', () => {
  const base = { kind: 'text', label: words, required: true } as const;
  const fields: FieldFacts[] = [
    { ...base, id: 'email', asked: 'lead' },
    { ...base, id: 'past-passenger', asked: 'each' },
    { ...base, id: 'reference', asked: 'each', onlyWhen: { field: 'past-passenger', value: 'yes' } },
  ];
  const ids = (past: string, index: number) =>
    fieldsForTraveller(fields, { key: 0, typeId: 1, values: { 'past-passenger': past } }, index).map(({ id }) => id);
  expect(ids('yes', 0)).toEqual(['email', 'past-passenger', 'reference']);
  expect(ids('no', 1)).toEqual(['past-passenger']);
});

test('PAX-03 forms follow the party, a minor never leads, and typed answers are kept', () => {
  const types = FACTS.variant.passengerTypes;
  const two = fitForms([], types, { 1: 2 });
  const typed = two.map((form, index) => ({ ...form, values: { 'first-name': `Person ${index}` } }));
  const more = fitForms(typed, types, { 1: 2, 2: 1 });
  expect(fitForms([], types, { 2: 1, 4: 1 }).map(({ typeId }) => typeId)).toEqual([4, 2]);
  expect(more.map(({ key, typeId, values }) => [key, typeId, values['first-name']])).toEqual([
    [0, 1, 'Person 0'],
    [1, 1, 'Person 1'],
    [2, 2, undefined],
  ]);
  expect(fitForms(more, types, { 1: 1, 2: 1 }).map(({ key }) => key)).toEqual([0, 2]);
});
