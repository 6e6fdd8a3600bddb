import { expect, test } from 'vitest';
import { decodeForm } from '../form.ts';
import { type ParsedOf, schemas } from '../schemas.ts';
import { blockOf, requestPath } from '../selection-codec/codec.ts';
import { readSubmission } from './book.ts';

const parse = (more: object): ParsedOf<'book'> =>
  schemas.book.request.parse({ objectId: 1, date: '2027-05-01', passengers: [], ...more });

test('TRAV-03 BOOK-04 travellers are keyed by number, and by name where a field has none', () => {
  const { answers } = readSubmission(
    parse({
      passengers: [
        { 1: 'Mr.', 2: 'Ada', 4: 'Lovelace', 6: '+43', 7: '10/12/1985', 26: 'female', 72: 14, diet: 'vegan' },
      ],
    }),
    false,
  );
  expect(answers).toEqual([
    {
      prefix: 'Mr.',
      'first-name': 'Ada',
      'last-name': 'Lovelace',
      phone: '+43',
      'date-of-birth': '10/12/1985',
      gender: 'female',
      country: '14',
      diet: 'vegan',
    },
  ]);
});

test('BOOK-04 the billing address is that of the first traveller, or of the named traveller', () => {
  const billing = (more: object) => {
    const { payment } = readSubmission(
      parse({ passengers: [{ 72: 'US', 74: '05401' }, { 72: 'FR' }], ...more }),
      false,
    );
    return [payment.billingCountry, payment.billingZip];
  };
  expect(billing({})).toEqual(['US', '05401']);
  expect(billing({ billing_country: 'DE', billing_zip: '10115' })).toEqual(['DE', '10115']);
});

test('a traveller without answers keeps their position in a form', () => {
  const form = decodeForm(new URLSearchParams('passengers[0][2]=Ada&passengers[2][2]=Grace'));
  expect(readSubmission(parse(form), false).answers).toEqual([{ 'first-name': 'Ada' }, {}, { 'first-name': 'Grace' }]);
});

test('a prototype key, a nested list or an index beyond the largest party is refused', () => {
  for (const passengers of [
    { 99: {} },
    { constructor: {} },
    [['Ada']],
    [{ __proto__x: 'a' }],
    'Ada',
    7,
    Array(31).fill({}),
  ])
    expect(schemas.book.request.safeParse({ objectId: 1, date: '2027-05-01', passengers }).success).toBe(false);
});

test('BOOK-03 B2B-02 only agents can book as agents, and a hold has no payment plan', () => {
  const way = (more: object, isAgent: boolean) => readSubmission(parse(more), isAgent);
  expect(way({ paymentOption: 'b2b' }, true)).toMatchObject({ path: 'hold', requested: { paymentType: 'hold' } });
  expect(way({ paymentOption: 'b2b', paymentMethod: 'merchant-cards' }, true).path).toBe('b2b');
  expect(way({ paymentOption: 'b2b' }, false)).toMatchObject({ path: null, requested: { paymentType: 'book' } });
  expect(way({ paymentOption: 'hold', paymentMethod: 'cards' }, false).path).toBe('hold');
  expect(way({}, false).path).toBeNull();
  const declined = { insurance_attached: 0, opt_out_quote_id: 'q', with_membership: 0, chargeMethod: 'monthly' };
  expect(way({ paymentOption: 'hold', ...declined }, false).requested).toMatchObject({
    plan: null,
    insurance: { answer: 'undecided' },
    membership: 'undecided',
  });
});

test('problems carry the request’s field names and their block of the page', () => {
  expect(requestPath('travellers.0.first-name')).toBe('passengers.0.first-name');
  expect(requestPath('friends.7.0.name')).toBe('accommodationsSelected.7.co_passengers.0.name');
  expect(requestPath('acceptedTerms')).toBe('accept_terms');
  expect(['date', 'priceCategories.1', 'passengers.0.email', 'accept_terms', 'paymentOption'].map(blockOf)).toEqual([
    'date',
    'passengers',
    'travellers',
    'terms',
    'payment',
  ]);
});
