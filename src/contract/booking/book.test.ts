import { expect, test } from 'vitest';
import { decodeForm } from '../form.ts';
import { type ParsedOf, schemas } from '../schemas.ts';
import { blockOf, requestPath } from '../selection-codec/codec.ts';
import { readSubmission } from './book.ts';

const parse = (more: object): ParsedOf<'book'> =>
  schemas.book.request.parse({ objectId: 1, date: '2027-05-01', passengers: [], ...more });

test('TRAV-03 BOOK-04 travellers come keyed by number, and by name where a field has none', () => {
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

test('BOOK-04 the bill goes to the first traveller’s address, or to the one that is named for it', () => {
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

test('a traveller in the middle who answered nothing keeps their place in a form', () => {
  const form = decodeForm(new URLSearchParams('passengers[0][2]=Ada&passengers[2][2]=Grace'));
  expect(readSubmission(parse(form), false).answers).toEqual([{ 'first-name': 'Ada' }, {}, { 'first-name': 'Grace' }]);
});

test('a reach for a prototype, a list of lists or a place beyond the largest party is refused', () => {
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

test('BOOK-03 B2B-02 the way of a submission: who is no agent cannot book as one, and a hold has no plan', () => {
  const way = (more: object, isAgent: boolean) => readSubmission(parse(more), isAgent);
  expect(way({ paymentOption: 'b2b' }, true)).toMatchObject({ path: 'hold', asked: { paymentType: 'hold' } });
  expect(way({ paymentOption: 'b2b', paymentMethod: 'merchant-cards' }, true).path).toBe('b2b');
  expect(way({ paymentOption: 'b2b' }, false)).toMatchObject({ path: null, asked: { paymentType: 'book' } });
  expect(way({ paymentOption: 'hold', paymentMethod: 'cards' }, false).path).toBe('hold');
  expect(way({}, false).path).toBeNull();
  const declined = { insurance_attached: 0, opt_out_quote_id: 'q', with_membership: 0, chargeMethod: 'monthly' };
  expect(way({ paymentOption: 'hold', ...declined }, false).asked).toMatchObject({
    plan: null,
    insurance: { answer: 'undecided' },
    membership: 'undecided',
  });
});

test('problems are told by the names of the request, with the block of the page they belong to', () => {
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
