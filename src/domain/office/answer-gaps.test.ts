import { expect, test } from 'vitest';
import type { FieldFacts } from '#domain/catalogue/facts.ts';
import { answerGaps } from './answer-gaps.ts';

const field = (id: string, more: Partial<FieldFacts> = {}): FieldFacts => ({
  ...{ id, kind: 'text', label: { en: id, de: id }, required: true, asked: 'each' },
  ...more,
});
const ids = (...given: Parameters<typeof answerGaps>) => answerGaps(...given).map(({ id }) => id);

test('required questions without an answer are gaps, and blanks are no answer', () => {
  expect(ids([field('height'), field('weight')], { height: '  ', weight: '70' }, false)).toEqual(['height']);
});

test('a question for the lead traveller is no gap of the others', () => {
  const fields = [field('phone', { asked: 'lead' })];
  expect(ids(fields, {}, true)).toEqual(['phone']);
  expect(ids(fields, {}, false)).toEqual([]);
});

test('a question that depends on another answer counts only while that answer is given', () => {
  const fields = [field('allergy', { onlyWhen: { field: 'diet', value: 'allergy' } })];
  expect(ids(fields, { diet: 'vegan' }, true)).toEqual([]);
  expect(ids(fields, { diet: 'allergy' }, true)).toEqual(['allergy']);
});

test('an optional answer is no gap unless it is a travel document', () => {
  const fields = [field('passport-number', { required: false }), field('note', { required: false })];
  expect(ids(fields, {}, true)).toEqual(['passport-number']);
});
