import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import { partySize } from '#domain/party/passengers.ts';
import { fitForms } from '#domain/party/traveller-form.ts';
import { paymentPlans } from '#domain/pricing/payment-plan.ts';
import { quote } from '#domain/pricing/quote.ts';
import { CONTEXT, FACTS, PRICING, TODAY } from '#domain/testing/sample.ts';
import { type Change, changeSelection, emptySelection } from './change.ts';
import { dueAtOnce } from './payment-problems.ts';
import { BLOCKS, inPageOrder, type Problem } from './problem.ts';
import { type Details, problemsOf, type ReadinessContext } from './readiness.ts';
import type { Selection } from './selection.ts';

const chosen = (...changes: Change[]): Selection =>
  changes.reduce((selection, change) => changeSelection(selection, change, CONTEXT), emptySelection(CONTEXT));
const JUNE: Change = { kind: 'day', day: day('2027-06-05') };
const TWO: Change[] = [
  { kind: 'passengers', typeId: 1, count: 2 },
  { kind: 'room', roomId: 1, typeId: 1, count: 2 },
];
const NO_EXTRAS: Change[] = [
  { kind: 'insurance', change: { kind: 'without' } },
  { kind: 'membership', answer: 'no' },
  { kind: 'plan', plan: { kind: 'full' } },
];
const READY = chosen(JUNE, ...TWO, ...NO_EXTRAS);
const answers = { 'first-name': 'Ada', 'last-name': 'Byron', email: 'ada@example.com', 'date-of-birth': '10/12/1985' };
const details = (selection: Selection): Details => ({
  forms: fitForms([], FACTS.variant.passengerTypes, selection.party).map((form) => ({ ...form, values: answers })),
  payment: {
    method: 'card',
    cardHolder: 'Ada Byron',
    billingCountry: 'NO',
    billingZip: '0150',
    loggedIn: false,
    bank: '',
    country: '',
  },
  acceptedTerms: true,
  acceptedDataTerms: true,
});
function context(selection: Selection): ReadinessContext {
  const price = quote(selection, PRICING);
  return {
    ...CONTEXT,
    isInternationalPhone: () => true,
    price:
      typeof price === 'string'
        ? null
        : {
            quote: price,
            plans: paymentPlans(price, FACTS, selection.day ?? TODAY, partySize(selection.party), TODAY),
          },
    insuranceLoaded: true,
    billingWanted: true,
  };
}
const reports = (selection: Selection, part: Partial<Details> = {}, world: Partial<ReadinessContext> = {}) =>
  problemsOf(selection, { ...details(selection), ...part }, { ...context(selection), ...world }).map(
    ({ report }) => report,
  );
const paying = (part: Partial<Details['payment']>) => ({ payment: { ...details(READY).payment, ...part } });

test('BOOK-01 a complete booking has no problems', () => {
  expect(reports(READY)).toEqual([]);
});

test('BOOK-01 BOOK-02 an untouched page reports all its problems in page order', () => {
  const untouched = emptySelection(CONTEXT);
  const nothing: Details = {
    forms: [],
    payment: { ...details(READY).payment, method: null },
    acceptedTerms: false,
    acceptedDataTerms: false,
  };
  const problems = problemsOf(untouched, nothing, context(untouched));
  expect(problems.map(({ report }) => report)).toEqual([
    'Date - not selected',
    'Accommodation - not selected',
    'Traveller form is missing.',
    'Insurance - Please select insurance',
    'Waymark+ Membership - No option selected',
    'Payment - method not selected',
    'Terms & Conditions - not accepted',
    'Customer Data Terms & Conditions - not accepted',
  ]);
  const order = problems.map(({ block }) => BLOCKS.indexOf(block));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  for (const { code, path } of problems) expect([code, path].every(Boolean)).toBe(true);
});

test('ROOM-03 travellers without a room are reported, all or some', () => {
  const base = [JUNE, { kind: 'passengers', typeId: 1, count: 2 }, ...NO_EXTRAS] as Change[];
  expect(reports(chosen(...base))).toEqual(['Accommodation - not selected']);
  expect(reports(chosen(...base, { kind: 'room', roomId: 2, typeId: 1, count: 1 }))).toEqual([
    'Accommodation - not all Pax',
  ]);
  const noRooms = { ...FACTS, variant: { ...FACTS.variant, rooms: [] } };
  expect(reports(chosen(...base), {}, { facts: noRooms })).toEqual([]);
});

test('ROOM-04 an open bed requires a friend’s details or the tick box', () => {
  const alone = chosen(JUNE, ...NO_EXTRAS, { kind: 'room', roomId: 1, typeId: 1, count: 1 });
  expect(reports(alone)).toEqual(['Accommodation - friend name', 'Accommodation - friend email']);
  const ticked = changeSelection(
    alone,
    { kind: 'friends', roomId: 1, answer: { unknown: true, friends: [] } },
    CONTEXT,
  );
  expect(reports(ticked)).toEqual([]);
});

test('EXTRA-01 a missing required extra is reported', () => {
  const [transfer, ...others] = FACTS.variant.extras;
  const facts = { ...FACTS, variant: { ...FACTS.variant, extras: [{ ...transfer!, required: true }, ...others] } };
  expect(reports(READY, {}, { facts })).toEqual(['Extras - Transfer not selected']);
});

test('TRAV-08 a missing form and an empty one are reported with the prescribed words', () => {
  const [first, second] = details(READY).forms;
  expect(reports(READY, { forms: [first!] })).toEqual(['Traveller form is missing.']);
  expect(reports(READY, { forms: [first!, { ...second!, values: {} }] })).toEqual([
    'Traveller data object is empty.',
    'Traveller 2 - first-name',
    'Traveller 2 - last-name',
    'Traveller 2 - date-of-birth',
  ]);
});

test('TRAV-01 TRAV-04 a wrong answer is reported by traveller and field', () => {
  const [first, second] = details(READY).forms;
  const forms = [{ ...first!, values: { ...answers, email: 'nonsense' } }, second!];
  expect(problemsOf(READY, { ...details(READY), forms }, context(READY))).toEqual([
    { block: 'travellers', code: 'notAnEmail', path: 'travellers.0.email', report: 'Traveller 1 - email' },
  ]);
});

test('TRAV-07 a date of birth of another passenger type is a problem of its field, with the matching type', () => {
  const [adult, child] = FACTS.variant.passengerTypes;
  const [first, second] = details(READY).forms;
  const forms = [first!, { ...second!, values: { ...answers, 'date-of-birth': '06/06/2009' } }];
  const path = 'travellers.1.date-of-birth';
  expect(problemsOf(READY, { ...details(READY), forms }, context(READY))).toEqual([
    { block: 'travellers', code: 'ageOtherType', path, report: 'Traveller 2 - date-of-birth', fits: child },
  ]);
  const adultsOnly = { ...FACTS, variant: { ...FACTS.variant, passengerTypes: [adult!] } };
  const found = problemsOf(READY, { ...details(READY), forms }, { ...context(READY), facts: adultsOnly });
  expect(found.map(({ code, path }) => [code, path])).toEqual([['ageNotSold', path]]);
  // Ages are unknown without a day, and an invalid date is reported as invalid.
  expect(reports({ ...READY, day: null }, { forms })).not.toContain('Traveller 2 - date-of-birth');
  const noDate = [first!, { ...second!, values: { ...answers, 'date-of-birth': '31/02/2009' } }];
  expect(problemsOf(READY, { ...details(READY), forms: noDate }, context(READY))[0]?.code).toBe('notADate');
});

test('INSU-05 offered insurance must be answered, and each visible empty part of the residence is reported', () => {
  const undecided = { ...READY, insurance: emptySelection(CONTEXT).insurance };
  expect(reports(undecided)).toEqual(['Insurance - Please select insurance']);
  expect(reports(undecided, {}, { insuranceLoaded: false })).toEqual([]);
  expect(reports(undecided, {}, { facts: { ...FACTS, tour: { ...FACTS.tour, insuranceOffered: false } } })).toEqual([]);
  const policy = changeSelection(READY, { kind: 'insurance', change: { kind: 'policy', policyId: 'gold' } }, CONTEXT);
  expect(reports(policy)).toEqual(['Insurance - Country']);
  const cover = { covered: true, hasStates: true, zipRequired: true } as const;
  const canada = changeSelection(
    policy,
    { kind: 'insurance', change: { kind: 'country', countryId: 32, cover } },
    CONTEXT,
  );
  expect(reports(canada)).toEqual(['Insurance - Province', 'Insurance - Zip code']);
});

test('MEMB-02 membership is required only for a booking, and not for members', () => {
  const undecided: Selection = { ...READY, membership: 'undecided' };
  expect(reports(undecided)).toEqual(['Waymark+ Membership - No option selected']);
  expect(reports({ ...undecided, paymentType: 'b2b' })).toEqual([]);
  expect(reports(undecided, {}, { facts: { ...FACTS, membership: null } })).toEqual([]);
  expect(reports(undecided, {}, { person: { isMember: true, travelCredits: 0 } })).toEqual([]);
});

test('INST-02 a payment option is required where there are several, and not where there is only full payment', () => {
  expect(reports({ ...READY, plan: null })).toEqual(['Pay by installments - No option selected']);
  const plans = context(READY).price!.plans.slice(0, 1);
  expect(reports({ ...READY, plan: null }, {}, { price: { quote: context(READY).price!.quote, plans } })).toEqual([]);
  const fewer = { quote: context(READY).price!.quote, plans };
  expect(reports({ ...READY, plan: { kind: 'deposit' } }, {}, { price: fewer })).toEqual([
    'Pay by installments - No option selected',
  ]);
  const twoOnly = context(READY).price!.plans.slice(0, 2);
  const gone: Selection = { ...READY, plan: { kind: 'instalments', frequency: 30 } };
  expect(reports(gone, {}, { price: { quote: context(READY).price!.quote, plans: twoOnly } })).toEqual([
    'Pay by installments - No option selected',
  ]);
});

test('TERMS-01 both boxes are required', () => {
  expect(reports(READY, { acceptedTerms: false })).toEqual(['Terms & Conditions - not accepted']);
  expect(reports(READY, { acceptedDataTerms: false })).toEqual(['Customer Data Terms & Conditions - not accepted']);
});

test('PAY-03 PAY-05 a card requires its holder, and billing country and zip where enabled', () => {
  expect(reports(READY, paying({ cardHolder: ' ', billingCountry: '', billingZip: '' }))).toEqual([
    'Payment - card holder',
    'Payment - country',
    'Payment - zip code',
  ]);
  expect(reports(READY, paying({ billingCountry: '', billingZip: '' }), { billingWanted: false })).toEqual([]);
});

test('LOCAL-01 Sofort requires less than 5000 due now, and local methods cannot pay instalments', () => {
  const sofort = paying({ method: 'sofort', country: 'DE' });
  expect(reports(READY, sofort)).toEqual([]);
  const many = chosen(
    JUNE,
    { kind: 'passengers', typeId: 1, count: 4 },
    { kind: 'room', roomId: 1, typeId: 1, count: 4 },
    ...NO_EXTRAS,
  );
  expect(reports(many, sofort)).toEqual(['Amount should be below 5000 for sofort']);
  const deposit: Selection = { ...many, plan: { kind: 'deposit' } };
  expect(reports(deposit, sofort)).toEqual(['Payment - only cards take installments']);
  const instalments: Selection = { ...many, plan: { kind: 'instalments', frequency: 14 } };
  expect(reports(instalments, sofort)).toEqual(['Payment - only cards take installments']);
  expect(dueAtOnce(deposit, context(deposit).price)).toBe(context(deposit).price!.plans[1]!.payments[0]!.amount);
});

test('PPAL-01 PayPal requires a log-in first; PayPal and wallets need no card holder or billing address', () => {
  const empty = { cardHolder: '', billingCountry: '', billingZip: '' };
  for (const method of ['paypal', 'paypalCredit'] as const) {
    expect(reports(READY, paying({ ...empty, method }), { billingWanted: false })).toEqual([
      'Payment - PayPal not logged in',
    ]);
    expect(reports(READY, paying({ ...empty, method, loggedIn: true }), { billingWanted: false })).toEqual([]);
  }
  expect(reports(READY, paying({ ...empty, method: 'applePay' }), { billingWanted: false })).toEqual([]);
});

test('LOCAL-01 missing details of a local method are reported at their own field', () => {
  const at = (method: 'ideal' | 'sofort') =>
    problemsOf(READY, { ...details(READY), ...paying({ method }) }, { ...context(READY), billingWanted: false }).map(
      ({ path, code }) => [path, code],
    );
  expect(at('ideal')).toEqual([['bank', 'noBank']]);
  expect(at('sofort')).toEqual([['bankCountry', 'noCountry']]);
});

test('PAY-01 HOLD-01 a hold needs no payment, plan, insurance or membership', () => {
  const hold = chosen(JUNE, ...TWO, { kind: 'paymentType', paymentType: 'hold' });
  expect(reports(hold, paying({ method: null, cardHolder: '' }))).toEqual([]);
});

test('B2B-02 an agent without a card creates a hold: no plan, no insurance, no payment', () => {
  const agent = chosen(JUNE, ...TWO, { kind: 'paymentType', paymentType: 'b2b' });
  expect(reports(agent, paying({ method: null }))).toEqual([]);
  expect(reports(agent, paying({ method: 'companyCard' }))).toEqual([
    'Insurance - Please select insurance',
    'Pay by installments - No option selected',
  ]);
});

test('PROMO-03 a saving that does not apply must be resolved before booking', () => {
  const code = changeSelection(READY, { kind: 'saving', saving: { kind: 'promoCode', code: 'NOPE' } }, CONTEXT);
  expect(reports(code)).toEqual(['Savings - unknownCode']);
});

test('POP-03 CAL-03 a blocked destination or an unavailable date prevents the booking', () => {
  const blocked = { ...FACTS, tour: { ...FACTS.tour, blocked: { en: 'Closed', de: 'Gesperrt' } } };
  expect(reports(READY, {}, { facts: blocked })).toEqual(['Date - destination blocked']);
  expect(
    reports(READY, {}, { availability: { 1001: { departureId: 1001, placesLeft: 1, roomsLeft: { 1: 9 } } } }),
  ).toEqual(['Date - unavailable']);
});

test('PAX-02 a party of minors alone prevents the booking', () => {
  expect(reports({ ...READY, party: { 2: 2 }, rooms: {} })).toContain('Passengers - no eligible traveller');
});

test('BOOK-02 problems from several sources are listed in page order', () => {
  const problem = (block: Problem['block'], code: string): Problem => ({ block, code, path: '', report: '' });
  const mixed = [problem('terms', 'a'), problem('rooms', 'b'), problem('travellers', 'c'), problem('rooms', 'd')];
  expect(inPageOrder(mixed).map(({ code }) => code)).toEqual(['b', 'd', 'c', 'a']);
});
