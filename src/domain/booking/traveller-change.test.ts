import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import type { FieldFacts } from '#domain/catalogue/facts.ts';
import { changeTraveller, missingFields, type TravellerChangeContext } from './traveller-change.ts';

const field = (id: string, kind: FieldFacts['kind'], rest: Partial<FieldFacts> = {}): FieldFacts => ({
  id,
  kind,
  label: { en: id, de: id },
  required: true,
  asked: 'each',
  ...rest,
});

const fields = [
  field('first-name', 'text'),
  field('email', 'email', { asked: 'lead' }),
  field('date-of-birth', 'date', { dateRule: 'past' }),
  field('passport-number', 'text', { required: false, minimumLength: 5 }),
  field('diet', 'text', { required: false }),
  field('allergy', 'text', { onlyWhen: { field: 'diet', value: 'allergy' } }),
];
const words = { en: '', de: '' };
const type = { minimum: 0, maximum: 9, eligible: true, singular: words, plural: words };
const facts = {
  tour: { minimumAge: 0, maximumAge: 99 },
  variant: {
    travellerFields: fields,
    passengerTypes: [
      { ...type, id: 1, ageFrom: 12, ageTo: 99 },
      { ...type, id: 2, ageFrom: 0, ageTo: 11 },
    ],
  },
} as never as TravellerChangeContext['facts'];
const context: TravellerChangeContext = {
  facts,
  day: day('2027-05-01'),
  today: day('2027-01-01'),
  isInternationalPhone: () => true,
  index: 1,
  mayAnswer: () => true,
  isHidden: ({ id }) => id === 'passport-number',
};
const stored = {
  typeId: 1,
  values: { 'first-name': 'Ada', 'date-of-birth': '10/12/1985', 'passport-number': 'C01X00T47' },
};

const codes = ({ problems }: ReturnType<typeof changeTraveller>) =>
  problems.map(({ path, code }) => `${path.split('.').at(-1)} ${code}`);

test('only what was sent and differs is a change', () => {
  const result = changeTraveller(stored, { 'first-name': ' Grace ', 'date-of-birth': '10/12/1985' }, context);
  expect(result.changed.map(({ field: { id }, before, after }) => [id, before, after])).toEqual([
    ['first-name', 'Ada', 'Grace'],
  ]);
  expect(result.problems).toEqual([]);
  expect(result.values).toMatchObject({ 'first-name': 'Grace', 'passport-number': 'C01X00T47' });
});

test('an empty field keeps an answer that the form does not display, and no other answer', () => {
  const result = changeTraveller(stored, { 'passport-number': '', 'first-name': '' }, context);
  expect(result.values['passport-number']).toBe('C01X00T47');
  expect(codes(result)).toEqual(['first-name missing']);
});

test('a question that was unanswered may stay so, and one that the change asks for may not', () => {
  const incomplete = { typeId: 1, values: { 'first-name': 'Ada' } };
  expect(codes(changeTraveller(incomplete, { 'first-name': 'Grace', 'date-of-birth': '' }, context))).toEqual([]);
  expect(codes(changeTraveller(incomplete, { diet: 'allergy' }, context))).toEqual(['allergy missing']);
});

test('a date of birth must fit the passenger type, and an old answer that no longer fits does not prevent a change', () => {
  expect(codes(changeTraveller(stored, { 'date-of-birth': '10/12/2020' }, context))).toEqual([
    'date-of-birth ageOtherType',
  ]);
  const grown = { ...stored, values: { ...stored.values, 'date-of-birth': '10/12/2020' } };
  expect(codes(changeTraveller(grown, { 'first-name': 'Grace' }, context))).toEqual([]);
});

test('what a person may not answer stays as it was', () => {
  const result = changeTraveller(
    stored,
    { 'first-name': 'Grace', diet: 'vegan' },
    { ...context, mayAnswer: ({ id }) => id !== 'first-name' },
  );
  expect(result.changed.map(({ field: { id } }) => id)).toEqual(['diet']);
});

test('required answers and travel documents are missing while they are empty, each for the travellers it is asked of', () => {
  const ids = (index: number, values: Record<string, string>) =>
    missingFields(fields, { typeId: 1, values }, index).map(({ id }) => id);
  expect(ids(0, {})).toEqual(['first-name', 'email', 'date-of-birth', 'passport-number']);
  expect(ids(1, { 'first-name': 'Ada', 'passport-number': ' ' })).toEqual(['date-of-birth', 'passport-number']);
  expect(ids(1, { ...stored.values, diet: 'allergy' })).toEqual(['allergy']);
});
