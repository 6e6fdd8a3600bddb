import { expect, test } from 'vitest';
import type { TourStyle } from '#domain/catalogue/facts.ts';
import {
  type EnquiryContext,
  type EnquiryForm,
  type EnquiryVariant,
  emptyEnquiry,
  enquiryProblems,
  isPhoneRequired,
  isVariantOffered,
  offersCall,
  resolveVariant,
  sentDate,
} from './form.ts';

const tour: EnquiryContext = { privateMinimum: 4, stateroomsListed: false, roomsListed: false };
const filled = (variant: EnquiryVariant, part: Partial<EnquiryForm> = {}): EnquiryForm => ({
  ...emptyEnquiry(variant),
  firstName: 'Ada',
  email: 'Ada@Example.com',
  message: 'Is breakfast included?',
  ...part,
});
const wrong = (form: EnquiryForm, context = tour) =>
  enquiryProblems(form, context).map(({ field, code }) => `${field} ${code}`);

test('ASK-01 each variant starts from an empty form of its own kind', () => {
  expect(
    ['default', 'general', 'tour', 'river', 'private'].map(
      (variant) => emptyEnquiry(variant as EnquiryVariant).bookType,
    ),
  ).toEqual(['group', 'group', 'group', 'river', 'private']);
});

test('ASK-02 ASK-03 ASK-06 an empty form reports missing name, email and message', () => {
  expect(wrong(emptyEnquiry('tour'))).toEqual(['firstName missing', 'email missing', 'message missing']);
  expect(wrong(filled('tour'))).toEqual([]);
  expect(wrong(filled('tour', { firstName: '  ', email: 'ada@example' }))).toEqual([
    'firstName missing',
    'email invalid',
  ]);
});

test('ASK-04 a phone number is required for private requests and for four or more travellers', () => {
  expect(wrong(filled('tour', { adults: 2, children: 1 }))).toEqual([]);
  expect(wrong(filled('tour', { adults: 2, children: 2 }))).toEqual(['phone missing']);
  expect(wrong(filled('tour', { adults: 2, children: 2, phone: '+49 30 1234' }))).toEqual([]);
  expect(isPhoneRequired(filled('private'))).toBe(true);
  expect(isPhoneRequired(filled('general', { adults: 9 }))).toBe(false);
  expect(wrong(filled('tour', { phone: 'call me' }))).toEqual(['phone invalid']);
});

test('ASK-05 ASK-06 a river cruise enquiry requires a phone number but no message', () => {
  expect(wrong(filled('river', { message: '' }))).toEqual(['phone missing']);
  expect(wrong(filled('river', { message: '', phone: '030 1234' }))).toEqual([]);
});

test('ASK-07 ASK-08 a private request requires the minimum party, an approximate month and a phone number', () => {
  expect(wrong(filled('private', { adults: 2, children: 1 }))).toEqual([
    'adults belowMinimum',
    'children belowMinimum',
    'approximateDate missing',
    'phone missing',
  ]);
  const complete = { adults: 3, children: 1, approximateDate: '2027-06', phone: '030 1234' };
  expect(wrong(filled('private', complete))).toEqual([]);
  expect(wrong(filled('tour', { ...complete, bookType: 'private', adults: 1 }))).toEqual([
    'adults belowMinimum',
    'children belowMinimum',
  ]);
  expect(wrong(filled('general', { bookType: 'private' }))).toEqual([]);
  expect(wrong(filled('private', { ...complete, adults: 1, children: 0 }), { ...tour, privateMinimum: null })).toEqual(
    [],
  );
});

test('ASK-09 a date is sent only when it has ten characters', () => {
  expect([sentDate('2027-06-05'), sentDate(''), sentDate('2027-06')]).toEqual(['2027-06-05', null, null]);
});

test('ASK-10 stateroom and room are required while their lists are active', () => {
  const river = filled('river', { phone: '030 1234' });
  const listed = { ...tour, stateroomsListed: true, roomsListed: true };
  expect(wrong(river, listed)).toEqual(['stateroom missing', 'room missing']);
  expect(wrong({ ...river, stateroom: 'Balcony', room: '2' }, listed)).toEqual([]);
  expect(wrong(filled('tour'), listed)).toEqual([]);
});

test('ASK-01 the default form matches the tour, and no form is offered for an unsuitable tour', () => {
  expect(
    [null, 'group', 'river', 'private'].map((style) => resolveVariant('default', style as TourStyle | null)),
  ).toEqual(['general', 'tour', 'river', 'private']);
  expect(resolveVariant('private', 'group')).toBe('private');
  expect(resolveVariant('tour', null)).toBe('general');
  expect(isVariantOffered('river', 'group', 4)).toBe(false);
  expect(isVariantOffered('private', 'group', null)).toBe(false);
  expect(isVariantOffered('private', 'group', 4)).toBe(true);
  expect(isVariantOffered('private', 'private', null)).toBe(true);
  expect(isVariantOffered('private', 'river', 4)).toBe(false);
  expect(isVariantOffered('tour', 'river', null)).toBe(true);
});

test('ASK-07 at least one traveller is required', () => {
  expect(wrong(filled('tour', { adults: 0 }))).toEqual(['adults belowMinimum', 'children belowMinimum']);
  expect(wrong(filled('general', { adults: 0 }))).toEqual([]);
});

test('ASK-14 a callback is offered for a bookable tour, and not to travel agents', () => {
  expect([offersCall('tour', false, false), offersCall('general', false, false)]).toEqual([true, false]);
  expect([offersCall('tour', true, false), offersCall('tour', false, true)]).toEqual([false, false]);
});
