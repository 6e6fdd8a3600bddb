import { expect, test } from 'vitest';
import { type AnsweredField, classOf } from '#domain/party/answer-class.ts';
import { answerAsSeen } from './answer-access.ts';

test('fields are classified by their id, unless the tour sets a class', () => {
  const classes = ['phone', 'height', 'nationality', 'passport-expiry', 'diet', 'allergy', 'note'].map((id) =>
    classOf({ id }),
  );
  expect(classes).toEqual(['ordinary', 'ordinary', 'ordinary', 'document', 'health', 'health', 'health']);
  expect(classOf({ id: 'height', class: 'health' })).toBe('health');
});

test('travellers see the last three characters of a passport number, operators and staff the whole number', () => {
  const words = { en: '', de: '' };
  const number: AnsweredField = { id: 'passport-number', kind: 'text', label: words, class: 'document' };
  expect(answerAsSeen('booker', number, 'C01X00T47')).toBe('••••••T47');
  expect(answerAsSeen('lead', number, 'X47')).toBe('•••');
  expect(answerAsSeen('operator', number, 'C01X00T47')).toBe('C01X00T47');
  expect(answerAsSeen('booker', { ...number, kind: 'date' }, '01/02/2030')).toBe('01/02/2030');
  expect(answerAsSeen('booker', { ...number, class: 'health' }, 'peanuts')).toBe('peanuts');
});
