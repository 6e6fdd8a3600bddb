import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeSelection, emptySelection } from '#domain/booking/change.ts';
import type { Selection } from '#domain/booking/selection.ts';
import { day } from '#domain/calendar/day.ts';
import { NO_INSURANCE_CHOICE } from '#domain/insurance/choice.ts';
import { PAYMENT_TYPES } from '#domain/payment/payment-type.ts';
import type { PlanChoice } from '#domain/pricing/payment-plan.ts';
import { anyChoices } from '#domain/testing/arbitraries.ts';
import { runs } from '#domain/testing/runs.ts';
import { CONTEXT } from '#domain/testing/sample.ts';
import { decodeForm, encodeForm } from '../form.ts';
import { schemas } from '../schemas.ts';
import {
  blockOf,
  heldChoices,
  insurerQuoteOf,
  packSelection,
  readForm,
  readSelection,
  requestPath,
  samePriced,
  showSelection,
  unpackSelection,
  writeForm,
  writeSelection,
} from './codec.ts';
import { settledSelection } from './schema.ts';

const chosen = (counts: Readonly<Record<number, number>>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
const chosenMaps = (maps: Readonly<Record<number, Readonly<Record<number, number>>>>) =>
  Object.fromEntries(
    Object.entries(maps).flatMap(([id, counts]) =>
      Object.keys(chosen(counts)).length > 0 ? [[id, chosen(counts)]] : [],
    ),
  );

const anyPlan = fc.constantFrom<PlanChoice | null>(
  null,
  { kind: 'full' },
  { kind: 'deposit' },
  { kind: 'instalments', frequency: 14 },
  { kind: 'instalments', frequency: 30 },
);
const anyFriend = fc.constantFrom({ name: 'Ada Ödmann', email: 'ada@example.com' }, { name: 'Bo', email: '' });
const anyAnswer = fc.record({ unknown: fc.boolean(), friends: fc.array(anyFriend, { maxLength: 2 }) });

/** Any selection in its canonical form: a count of zero is omitted. */
const anySelection: fc.Arbitrary<Selection> = fc
  .record({
    choices: anyChoices,
    plan: anyPlan,
    paymentType: fc.constantFrom(...PAYMENT_TYPES),
    friends: fc.dictionary(fc.constantFrom('1', '3'), anyAnswer),
  })
  .map(({ choices, friends, ...rest }) => ({
    ...emptySelection(CONTEXT),
    ...choices,
    ...rest,
    friends,
    party: chosen(choices.party),
    rooms: chosenMaps(choices.rooms),
    extras: chosenMaps(choices.extras),
    insurance: { ...NO_INSURANCE_CHOICE, answer: choices.insurance.answer },
    saving: choices.saving.kind === 'promoCode' ? { ...choices.saving, code: 'SUMMER' } : choices.saving,
  }));

const parse = (sent: object) => schemas.loadBookingData.request.parse({ objectId: 1, ...sent });
/** Returns a request as the server receives it from a form. */
const overTheWire = (sent: object) =>
  schemas.loadBookingData.request.parse(decodeForm(new URLSearchParams(encodeForm({ objectId: 1, ...sent }))));

test('PRICE-01 ROOM-04 a selection round-trips through a form and through JSON', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const { insurance: _, recommendation: __, released: ___, ...sent } = selection;
      for (const read of [
        readSelection(overTheWire(writeSelection(selection))),
        readSelection(parse(writeSelection(selection))),
      ])
        expect({ ...read, insurance: NO_INSURANCE_CHOICE }).toEqual({ ...sent, insurance: NO_INSURANCE_CHOICE });
    }),
    runs(),
  );
});

test('a field missing from a request is absent, so the empty selection supplies the default', () => {
  expect(readSelection(parse({}))).not.toHaveProperty('party');
  expect({ ...emptySelection(CONTEXT), ...readSelection(parse({})) }).toEqual(emptySelection(CONTEXT));
});

test('PROMO-03 an endpoint that accepts part of a selection reads that part', () => {
  const { accommodationsSelected, extrasSelected } = parse({ extrasSelected: { 1: { 2: 1 } } });
  expect(readSelection({ accommodationsSelected, extrasSelected })).toEqual({
    rooms: {},
    friends: {},
    extras: { 1: { 2: 1 } },
  });
});

test('INSU-01 a chosen policy carries its quote, and so does a declined one', () => {
  const read = (sent: object) => readSelection(parse(sent)).insurance;
  const taken = { insurance_attached: 1, quote_id: 'q', policy_type: 'p' };
  expect(read(taken)).toMatchObject({ answer: 'yes', policyId: 'p' });
  expect(insurerQuoteOf(parse(taken))).toBe('q');
  expect(read({ ...taken, policy_type: '' })).toMatchObject({ answer: 'undecided' });
  expect(insurerQuoteOf(parse({ ...taken, insurance_attached: 0 }))).toBeNull();
  expect(read({ insurance_attached: 0, opt_out_quote_id: 'q' })).toMatchObject({ answer: 'no', policyId: null });
  expect(read({ insurance_attached: 0 })).toMatchObject({ answer: 'undecided' });
});

test('INSU-01 INSU-03 BOOK-04 a policy, a residence and a decline round-trip; an undecided choice is not sent', () => {
  const bare = emptySelection(CONTEXT);
  const place = { countryId: 32, stateId: 3209, zip: '' };
  const choices: Selection['insurance'][] = [
    { ...NO_INSURANCE_CHOICE, answer: 'yes', policyId: 'gold', quoteId: 'q', location: place },
    { ...NO_INSURANCE_CHOICE, answer: 'no', quoteId: 'q' },
  ];
  for (const insurance of choices)
    expect(readSelection(overTheWire(writeSelection({ ...bare, insurance }))).insurance).toEqual(insurance);
  const noOffer: Selection['insurance'] = { ...NO_INSURANCE_CHOICE, answer: 'yes', policyId: 'gold' };
  for (const insurance of [NO_INSURANCE_CHOICE, noOffer])
    expect(
      Object.keys(writeSelection({ ...bare, insurance })).filter((name) => /insur|quote|policy/.test(name)),
    ).toEqual([]);
  expect(() => parse({ insurance_country: 'x' })).toThrow();
});

test('INSU-05 problems with the residence carry the field that was sent, in its block', () => {
  for (const part of ['country', 'state', 'zip']) {
    expect(requestPath(`insurance.${part}`)).toBe(`insurance_${part}`);
    expect(blockOf(`insurance_${part}`)).toBe('insurance');
  }
  expect(requestPath('insurance')).toBe('insurance_attached');
});

test('PRICE-03 a quote contains everything that affects the price, and no names or addresses', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const packed = JSON.stringify(packSelection(selection));
      const { friends: _, recommendation: __, released: ___, ...quoted } = selection;
      expect(unpackSelection(JSON.parse(packed))).toEqual(quoted);
      expect(packed).not.toMatch(/Ada|example\.com/);
    }),
    runs(),
  );
});

test('PRICE-03 two selections have the same price when they differ only in free choices', () => {
  const one: Selection = { ...emptySelection(CONTEXT), saving: { kind: 'promoCode', code: 'Summer' } };
  const alike: Selection[] = [
    { ...one, saving: { kind: 'promoCode', code: 'SUMMER' } },
    { ...one, membership: 'no' },
    { ...one, plan: { kind: 'full' }, paymentType: 'hold' },
    { ...one, insurance: { ...one.insurance, answer: 'no', policyId: 'p' } },
  ];
  const others: Selection[] = [
    { ...one, day: day('2027-06-05') },
    { ...one, party: { 1: 2 } },
    { ...one, rooms: { 1: { 1: 1 } } },
    { ...one, extras: { 1: { 1: 1 } } },
    { ...one, flexible: true },
    { ...one, membership: 'yes' },
    { ...one, saving: { kind: 'none' } },
    { ...one, insurance: { ...one.insurance, answer: 'yes', policyId: 'p' } },
  ];
  for (const other of alike) expect(samePriced(one, other)).toBe(true);
  for (const other of others) expect(samePriced(one, other)).toBe(false);
});

test('a response contains the whole selection and matches its schema', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const answer = showSelection(selection);
      expect(settledSelection.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
      expect(Object.keys(answer).length).toBe(Object.keys(selection).length);
    }),
    runs(),
  );
});

test('HOLD-01 a hold stores the selection under the names that stored holds use', () => {
  const kept = heldChoices({ ...emptySelection(CONTEXT), flexible: true });
  expect(kept).toEqual({ day: null, party: { 1: 1 }, rooms: {}, extras: {}, flexible: true, saving: { kind: 'none' } });
});

test('SAVE-01 a saved form restores every choice except the payment method', () => {
  let selection = emptySelection(CONTEXT);
  for (const wish of [
    { kind: 'day', day: day('2027-06-05') },
    { kind: 'passengers', typeId: 2, count: 1 },
    { kind: 'room', roomId: 3, typeId: 1, count: 1 },
    { kind: 'room', roomId: 3, typeId: 2, count: 1 },
    { kind: 'friends', roomId: 3, answer: { unknown: true, friends: [] } },
    { kind: 'extra', extraId: 1, optionId: 2, quantity: 1 },
    { kind: 'flexible', chosen: true },
    { kind: 'membership', answer: 'no' },
    { kind: 'saving', saving: { kind: 'promoCode', code: 'SUMMER' } },
    { kind: 'plan', plan: { kind: 'full' } },
  ] as const)
    selection = changeSelection(selection, wish, CONTEXT);
  const restored = readForm(writeForm(selection)).reduce(
    (before, wish) => changeSelection(before, wish, CONTEXT),
    emptySelection(CONTEXT),
  );
  expect(restored).toEqual({ ...selection, plan: null });
});

test('SAVE-01 a saved form is read by the names of its fields', () => {
  const kept = {
    date: '2027-06-05',
    'priceCategories[1]': '2',
    'accommodationsSelected[1][1]': '1',
    'accommodationsSelected[1][friend_unknown]': '0',
    'accommodationsSelected[1][co_passengers][0][name]': 'Ada',
    'accommodationsSelected[1][co_passengers][0][email]': 'ada@example.com',
    'extrasSelected[1][2]': '1',
    flexible: '1',
    saving: 'member',
    with_membership: '1',
  };
  expect(readForm(Object.entries(kept))).toEqual([
    { kind: 'day', day: '2027-06-05' },
    { kind: 'passengers', typeId: 1, count: 2 },
    { kind: 'room', roomId: 1, typeId: 1, count: 1 },
    { kind: 'friends', roomId: 1, answer: { unknown: false, friends: [{ name: 'Ada', email: 'ada@example.com' }] } },
    { kind: 'extra', extraId: 1, optionId: 2, quantity: 1 },
    { kind: 'flexible', chosen: true },
    { kind: 'membership', answer: 'yes' },
    { kind: 'saving', saving: { kind: 'member' } },
  ]);
});

test('a tampered saved form restores only valid values', () => {
  expect(readForm([['extrasSelected[', '1']])).toEqual([]);
  expect(
    readForm([
      ['priceCategories[x]', '1'],
      ['priceCategories[1]', 'many'],
      ['date', 'soon'],
      ['saving', 'all'],
    ]),
  ).toEqual([{ kind: 'flexible', chosen: false }]);
});
