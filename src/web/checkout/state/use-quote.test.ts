import { expect, test } from 'vitest';
import { emptySelection } from '#domain/booking/change.ts';
import { CONTEXT } from '#domain/testing/sample.ts';
import { quoteKey, reloadAction, reloadLabel } from './use-quote.ts';

test('MEMB-01 PAY-01 changing the membership or the payment type reloads the price with its action, and nothing else does', () => {
  const bare = emptySelection(CONTEXT);
  const yes = { ...bare, membership: 'yes' } as const;
  const held = { ...bare, paymentType: 'hold' } as const;
  expect(reloadAction(bare, yes)).toEqual({ action: 'waymarkMembershipUpdate' });
  expect(reloadAction(yes, { ...yes, membership: 'no' })).toEqual({ action: 'waymarkMembershipUpdate' });
  expect(reloadAction(bare, held)).toEqual({ action: 'paymentOptionUpdate' });
  // A hold takes the membership back by itself; it is the hold that was chosen.
  expect(reloadAction(yes, held)).toEqual({ action: 'paymentOptionUpdate' });
  expect(reloadAction(yes, yes)).toEqual({});
  expect(reloadAction(null, yes)).toEqual({});
  expect(quoteKey({ ...bare, membership: 'no' }, 7, 'EUR')).not.toBe(quoteKey(bare, 7, 'EUR'));
});

test('PAX-04 a price that fails after a traveller was added is reported as such, and no other', () => {
  const bare = emptySelection(CONTEXT);
  const two = { ...bare, party: { 1: 2 } };
  const three = { ...bare, party: { 1: 2, 2: 1 } };
  expect(reloadLabel(two, three)).toBe('Traveller Form add Pax');
  expect([reloadLabel(three, two), reloadLabel(two, two), reloadLabel(null, two)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('PRICE-02 names of room-mates do not reload the price, everything with a price does', () => {
  const bare = emptySelection(CONTEXT);
  const named = { ...bare, friends: { 1: { unknown: false, friends: [{ name: 'Ada', email: 'ada@example.org' }] } } };
  const key = (selection: typeof bare) => quoteKey(selection, 7, 'EUR');
  expect(key(named)).toBe(key(bare));
  expect(key({ ...bare, flexible: true })).not.toBe(key(bare));
  expect(quoteKey(bare, 7, 'USD')).not.toBe(key(bare));
});

test('INSU-01 PRICE-02 a changed insurance offer reloads the price only when insurance is chosen', () => {
  const bare = emptySelection(CONTEXT);
  const key = (answer: 'yes' | 'no', quoteId: string) =>
    quoteKey({ ...bare, insurance: { ...bare.insurance, answer, policyId: 'gold', quoteId } }, 7, 'EUR');
  expect(key('yes', 'one')).not.toBe(key('yes', 'two'));
  expect(key('no', 'one')).toBe(key('no', 'two'));
});
