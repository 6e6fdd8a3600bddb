import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import { CONTEXT, FACTS, plenty } from '#domain/testing/sample.ts';
import { knownBuyer, paymentDetails } from '../payment/payment-answers.ts';
import { type BookingPage, type Checkout, type CheckoutEvent, checkoutAfter, openCheckout } from './checkout.ts';
import { currentProblems } from './readiness.ts';

const JUNE = day('2027-06-05');
const page = {
  facts: FACTS,
  availability: CONTEXT.availability,
  person: CONTEXT.person,
  currency: 'EUR',
  now: Date.parse(`${CONTEXT.today}T12:00:00Z`),
  today: CONTEXT.today,
  agency: null,
} as unknown as BookingPage;

const opened = (party: Record<number, number> = { 1: 2 }, recommend = false): Checkout =>
  openCheckout(page, {
    address: { day: JUNE, type: 'hold', party, pid: null, currency: null },
    recommend,
    language: 'en',
  });
const after = (checkout: Checkout, ...events: CheckoutEvent[]): Checkout => events.reduce(checkoutAfter, checkout);
const passengers = (typeId: number, count: number): CheckoutEvent => ({
  kind: 'change',
  change: { kind: 'passengers', typeId, count },
});
const answer = (form: number, field: string, value: string): CheckoutEvent => ({ kind: 'answer', form, field, value });

test('URL-01 a checkout opens with the state of its address, with a form for every traveller', () => {
  const checkout = opened({ 1: 2, 2: 1 });
  expect(checkout.selection).toMatchObject({ day: JUNE, paymentType: 'hold', party: { 1: 2, 2: 1 } });
  expect(checkout.forms.map(({ typeId }) => typeId)).toEqual([1, 1, 2]);
  expect(checkout.touched).toBe(false);
});

test('NAV-02 an address with the recommendation parameter opens with the recommended rooms', () => {
  expect(opened({ 1: 1 }).selection.rooms).toEqual({});
  const { selection } = opened({ 1: 1 }, true);
  expect(selection.recommendation).toBe('applied');
  expect(Object.keys(selection.rooms).length).toBeGreaterThan(0);
});

test('ROOM-05 a party without a room choice opens with the included rooms, and saved rooms replace them', () => {
  const start = opened({ 1: 2 });
  expect([start.selection.rooms, start.selection.recommendation, start.touched]).toEqual([
    { 1: { 1: 2 } },
    'open',
    false,
  ]);
  expect(after(start, passengers(1, 4)).selection.rooms).toEqual({ 1: { 1: 4 } });
  const saved = { forms: [], acceptedTerms: false, acceptedDataTerms: false };
  const singles = { kind: 'room', roomId: 2, typeId: 1, count: 2 } as const;
  const restored = after(start, { kind: 'restore', saved: { ...saved, changes: [singles] } });
  expect(restored.selection.rooms).toEqual({ 2: { 1: 2 } });
  expect(after(start, { kind: 'restore', saved: { ...saved, changes: [] } }).selection.rooms).toEqual({ 1: { 1: 2 } });
});

test('PAX-03 adding and removing travellers keeps the other travellers’ answers', () => {
  const start = opened({ 1: 2 });
  const [one, two] = start.forms.map(({ key }) => key) as [number, number];
  const typed = after(start, answer(one, 'first-name', 'Ada'), answer(two, 'first-name', 'Grace'));
  const more = after(typed, passengers(1, 3), passengers(2, 1));
  expect(more.forms.map(({ values }) => values['first-name'])).toEqual(['Ada', 'Grace', undefined, undefined]);
  const fewer = after(more, passengers(2, 0), passengers(1, 1));
  expect(fewer.forms.map(({ values }) => values['first-name'])).toEqual(['Ada']);
  expect(fewer.touched).toBe(true);
});

test('PAX-02 an event without effect returns the same checkout object', () => {
  const start = opened();
  expect(after(start, passengers(1, 0))).toBe(start);
  expect(after(start, passengers(1, 2)).selection.party).toEqual({ 1: 2 });
});

test('PRICE-02 an unchanged price returns the same checkout object, and a changed one keeps everything else', () => {
  const start = after(opened({ 1: 2, 2: 1 }), { kind: 'change', change: { kind: 'applyRecommendation' } });
  const departure = FACTS.variant.departures.find(({ day: on }) => on === JUNE);
  const id = departure?.id ?? 0;
  const told = (placesLeft: number): CheckoutEvent => ({
    kind: 'learn',
    departures: departure ? [{ ...departure }] : [],
    availability: { [id]: { ...plenty(id), placesLeft } },
  });
  expect(after(start, told(plenty(id).placesLeft))).toBe(start);
  const moved = after(start, told(plenty(id).placesLeft - 1));
  expect(moved.context.availability[id]?.placesLeft).toBe(plenty(id).placesLeft - 1);
  expect(moved.selection).toBe(start.selection);
  expect(moved.forms).toBe(start.forms);
  expect(moved.context.facts).toBe(start.context.facts);
});

test('CAL-01 today is the server’s date, whatever the visitor’s clock shows', () => {
  const elsewhere = { ...page, now: Date.parse('2031-01-01T00:00:00Z') } as BookingPage;
  const { context } = openCheckout(elsewhere, {
    address: { day: JUNE, type: 'hold', party: { 1: 2 }, pid: null, currency: null },
    recommend: false,
    language: 'en',
  });
  expect(context.today).toBe(CONTEXT.today);
});

test('CAL-01 a loaded month adds available dates and removes none', () => {
  const bare = { ...page, facts: { ...FACTS, variant: { ...FACTS.variant, departures: [] } }, availability: {} };
  const start = openCheckout(bare as BookingPage, {
    address: { day: null, type: 'hold', party: { 1: 2 }, pid: null, currency: null },
    recommend: false,
    language: 'en',
  });
  const choose: CheckoutEvent = { kind: 'change', change: { kind: 'day', day: JUNE } };
  expect(after(start, choose).selection.day).toBeNull();
  const known = after(start, {
    kind: 'learn',
    departures: FACTS.variant.departures,
    availability: CONTEXT.availability,
  });
  expect(known.touched).toBe(false);
  expect(after(known, choose).selection.day).toBe(JUNE);
});

test('ROOM-07 places taken by others release rooms visibly', () => {
  const departure = FACTS.variant.departures.find(({ day: on }) => on === JUNE);
  const start = after(opened({ 1: 2 }), { kind: 'change', change: { kind: 'applyRecommendation' } });
  const id = departure?.id as number;
  const gone = { ...plenty(id), roomsLeft: {} };
  const learned = after(start, { kind: 'learn', departures: [], availability: { [id]: gone } });
  expect(learned.selection.rooms).toEqual({});
  expect(learned.selection.released.length).toBeGreaterThan(0);
});

test('TERMS-01 the two consents are independent', () => {
  const one = after(opened(), { kind: 'accept', terms: 'acceptedTerms', accepted: true });
  expect([one.acceptedTerms, one.acceptedDataTerms]).toEqual([true, false]);
});

test('PAY-01 PAY-05 a payable booking requires a payment method and plan; a hold, and a shop without payments, do not', () => {
  const card = {
    methodId: 'card',
    type: 'cards',
    method: 'card',
    paymentProvider: 'sandbox',
    card: null,
  } as const;
  const book: CheckoutEvent = { kind: 'change', change: { kind: 'paymentType', paymentType: 'book' } };
  const paid = after(opened(), book, { kind: 'options', options: [card] });
  const missing = (checkout: Checkout) =>
    currentProblems(checkout, null)
      .filter(({ block }) => block === 'payment')
      .map(({ path }) => path);
  expect(paid.payment.method).toBe('card');
  expect(paid.touched).toBe(true);
  expect(missing(paid)).toEqual(['cardHolder', 'billingCountry', 'billingZip']);
  const lead = paid.forms[0]?.key as number;
  const named = after(paid, answer(lead, 'first-name', 'Ada'), answer(lead, 'last-name', 'Lovelace'));
  expect(missing(named)).toEqual(['billingCountry', 'billingZip']);
  expect(missing(after(named, { kind: 'payment', answers: { cardHolder: '' } }))).toContain('cardHolder');
  expect(missing(after(paid, { kind: 'options', options: [] }))).toEqual([]);
  expect(missing(after(paid, { kind: 'change', change: { kind: 'paymentType', paymentType: 'hold' } }))).toEqual([]);
});

test('PAY-06 none of several stored cards is preselected, and a removed card is deselected', () => {
  const option = (methodId: string, method: 'card' | 'storedCard') =>
    ({ methodId, type: 'cards', method, paymentProvider: 'sandbox', card: null }) as const;
  const two = after(opened(), { kind: 'options', options: [option('card', 'card'), option('7', 'storedCard')] });
  expect(two.payment.method).toBeNull();
  expect(two.touched).toBe(false);
  const chosen = after(two, { kind: 'payment', answers: { method: 'storedCard', methodId: '7' } });
  const gone = after(chosen, { kind: 'options', options: [option('card', 'card')] });
  expect(gone.payment).toMatchObject({ method: 'card', methodId: 'card' });
});

test('PAY-02 PPAL-01 a card is the default method without stored cards; a PayPal log-in applies to its own method only', () => {
  const option = (method: 'card' | 'paypal' | 'paypalCredit') =>
    ({ methodId: method, type: method, method, paymentProvider: 'sandbox', card: null }) as const;
  const options = [option('card'), option('paypal'), option('paypalCredit')];
  const start = after(opened(), { kind: 'options', options });
  expect(start.payment.method).toBe('card');
  const login = { method: 'paypal', ref: 'r', payer: 'ada@example.com', amount: 100, currency: 'EUR' } as const;
  const paypal = after(start, { kind: 'payment', answers: { method: 'paypal', methodId: 'paypal', login } });
  const loggedIn = (checkout: Checkout) => paymentDetails(checkout.payment, knownBuyer({})).loggedIn;
  expect(loggedIn(paypal)).toBe(true);
  expect(loggedIn(after(paypal, { kind: 'payment', answers: { method: 'paypalCredit' } }))).toBe(false);
  expect(loggedIn(after(paypal, { kind: 'payment', answers: { login: null } }))).toBe(false);
});

test('SAVE-02 a saved room that is no longer free is named', () => {
  const saved = { forms: [], acceptedTerms: false, acceptedDataTerms: false };
  const single = { kind: 'room', roomId: 2, typeId: 1, count: 1 } as const;
  const start = opened({ 1: 1 });
  const [first] = Object.values(start.context.availability);
  const soldOut = after(start, {
    kind: 'learn',
    departures: [],
    availability: Object.fromEntries(
      Object.entries(start.context.availability).map(([id, left]) => [
        id,
        { ...(left ?? first), roomsLeft: { ...left.roomsLeft, 2: 0 } },
      ]),
    ),
  });
  const restored = after(soldOut, { kind: 'restore', saved: { ...saved, changes: [single] } });
  expect(restored.selection.released).toEqual([{ roomId: 2, typeId: 1, count: 1 }]);
  expect(after(start, { kind: 'restore', saved: { ...saved, changes: [single] } }).selection.released).toEqual([]);
});
