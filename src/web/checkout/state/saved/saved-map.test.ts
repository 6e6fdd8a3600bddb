import { describe, expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import { CONTEXT, NOW } from '#domain/testing/sample.ts';
import { type Checkout, type CheckoutEvent, checkoutAfter, openCheckout } from '../checkout.ts';
import { readSaved, savedForMs, writeSaved } from './saved-map.ts';

const opened = (party: Record<number, number> = { 1: 2, 2: 1 }): Checkout =>
  openCheckout(
    {
      ...CONTEXT,
      objectId: 100,
      tourId: 10,
      tour: {} as never,
      variants: [],
      months: [],
      calendar: [],
      currency: 'EUR',
      person: { ...CONTEXT.person },
      agency: null,
      now: NOW,
    } as never,
    {
      address: { day: day('2027-06-05'), type: 'book', party, pid: null, currency: null },
      recommend: false,
      language: 'en',
    },
  );

const follow = (checkout: Checkout, ...events: CheckoutEvent[]): Checkout => events.reduce(checkoutAfter, checkout);
const typed = (form: number, field: string, value: string): CheckoutEvent => ({ kind: 'answer', form, field, value });

const filled = (): Checkout =>
  follow(
    opened(),
    typed(0, 'first-name', 'Ada'),
    typed(0, 'passport-number', 'X1234567'),
    typed(1, 'first-name', 'Charles'),
    typed(2, 'first-name', 'Byron'),
    { kind: 'accept', terms: 'acceptedTerms', accepted: true },
    { kind: 'change', change: { kind: 'room', roomId: 3, typeId: 1, count: 2 } },
    { kind: 'change', change: { kind: 'room', roomId: 3, typeId: 2, count: 1 } },
    {
      kind: 'change',
      change: {
        kind: 'friends',
        roomId: 3,
        answer: { unknown: false, friends: [{ name: 'Mary', email: 'm@example.org' }] },
      },
    },
    { kind: 'change', change: { kind: 'extra', extraId: 1, optionId: 2, quantity: 1 } },
    { kind: 'change', change: { kind: 'flexible', chosen: true } },
    { kind: 'change', change: { kind: 'membership', answer: 'yes' } },
    { kind: 'change', change: { kind: 'saving', saving: { kind: 'promoCode', code: 'SUMMER' } } },
  );

const whose = { objectId: 100, account: null, now: NOW };
const kept = (checkout: Checkout) => JSON.stringify(writeSaved(checkout, whose));

describe('SAVE-01 the form is saved as a map of ids and values', () => {
  test('SAVE-01 a reload restores everything: travellers, terms, rooms, extras and choices', () => {
    const before = filled();
    const saved = readSaved(kept(before), whose);
    const restored = follow(opened(), { kind: 'restore', saved: saved as never });
    expect(restored.forms.map(({ values }) => values['first-name'])).toEqual(['Ada', 'Charles', 'Byron']);
    expect(restored.selection).toEqual({ ...before.selection, released: [] });
    expect(restored.acceptedTerms).toBe(true);
    expect(restored.acceptedDataTerms).toBe(false);
    expect(restored.touched).toBe(false);
  });

  test('SAVE-01 no traveller is lost when the saved party is restored', () => {
    const saved = readSaved(kept(filled()), whose);
    const alone = follow(opened({ 1: 1 }), { kind: 'restore', saved: saved as never });
    expect(alone.forms.map(({ typeId, values }) => [typeId, values['first-name']])).toEqual([
      [1, 'Ada'],
      [1, 'Charles'],
      [2, 'Byron'],
    ]);
  });

  test('SAVE-01 document numbers are never saved, and are ignored if present', () => {
    expect(kept(filled())).not.toContain('X1234567');
    const planted = { ...JSON.parse(kept(filled())), 'booking-travellers-0-passport-number': 'X1234567' };
    expect(JSON.stringify(readSaved(JSON.stringify(planted), whose))).not.toContain('X1234567');
  });

  test('SAVE-01 a saved form applies to the same tour and account for seven days', () => {
    const text = kept(filled());
    expect(readSaved(text, { ...whose, objectId: 101 })).toBeNull();
    expect(readSaved(text, { ...whose, now: NOW + savedForMs - 1 })).not.toBeNull();
    expect(readSaved(text, { ...whose, now: NOW + savedForMs })).toBeNull();
    expect(readSaved(text, { ...whose, now: NOW - 1 })).toBeNull();
    const owned = JSON.stringify(writeSaved(filled(), { ...whose, account: 'ada' }));
    expect(readSaved(owned, { ...whose, account: 'ada' })).not.toBeNull();
    expect(readSaved(owned, whose)).toBeNull();
    expect(readSaved(text, { ...whose, account: 'ada' })).not.toBeNull();
  });

  test.each([null, '', 'x', '[]', '7', 'null', '{"objectId":"100"}', '{"objectId":"100","savedAt":"soon"}'])(
    'other stored values are left alone: %s',
    (text) => expect(readSaved(text, whose)).toBeNull(),
  );

  test('a tampered saved form restores only valid values', () => {
    const map = { ...JSON.parse(kept(opened())), 'extrasSelected[': '1', 'accommodationsSelected[9][1]': '99' };
    expect(readSaved(JSON.stringify(map), whose)?.changes).toEqual([]);
    const odd = { ...JSON.parse(kept(opened())), 'accommodationsSelected[9][1]': '99', flexible: 'maybe' };
    const restored = follow(opened(), { kind: 'restore', saved: readSaved(JSON.stringify(odd), whose) as never });
    expect(restored.selection).toEqual(opened().selection);
  });
});

test('PAX-03 adding and removing travellers keeps the other travellers’ answers', () => {
  const more = follow(filled(), { kind: 'change', change: { kind: 'passengers', typeId: 1, count: 3 } });
  expect(more.forms.map(({ values }) => values['first-name'])).toEqual(['Ada', 'Charles', undefined, 'Byron']);
  const fewer = follow(more, { kind: 'change', change: { kind: 'passengers', typeId: 1, count: 2 } });
  expect(fewer.forms.map(({ values }) => values['first-name'])).toEqual(['Ada', 'Charles', 'Byron']);
});

test('TRAV-02 a title fills in the gender', () => {
  const answers = (prefix: string) => follow(opened(), typed(0, 'prefix', prefix)).forms[0]?.values;
  expect(answers('Mr.')).toMatchObject({ prefix: 'Mr.', gender: 'male' });
  expect(answers('Ms.')).toMatchObject({ gender: 'female' });
  expect(answers('')).toEqual({ prefix: '' });
});
