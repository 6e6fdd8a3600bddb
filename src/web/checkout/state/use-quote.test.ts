import { expect, test } from 'vitest';
import { emptySelection } from '#domain/booking/change.ts';
import { CONTEXT } from '#domain/testing/sample.ts';
import { membershipAction, quoteKey } from './use-quote.ts';

test('MEMB-01 a choice about the membership reloads with its action, and nothing else does', () => {
  const update = { action: 'waymarkMembershipUpdate' };
  expect(membershipAction('undecided', 'yes')).toEqual(update);
  expect(membershipAction('yes', 'no')).toEqual(update);
  expect(membershipAction('yes', 'yes')).toEqual({});
  expect(membershipAction(null, 'yes')).toEqual({});
  const bare = emptySelection(CONTEXT);
  expect(quoteKey({ ...bare, membership: 'no' }, 7, 'EUR')).not.toBe(quoteKey(bare, 7, 'EUR'));
});

test('PRICE-02 the names of room-mates ask for no other price, everything that costs something does', () => {
  const bare = emptySelection(CONTEXT);
  const named = { ...bare, friends: { 1: { unknown: false, friends: [{ name: 'Ada', email: 'ada@example.org' }] } } };
  const key = (selection: typeof bare) => quoteKey(selection, 7, 'EUR');
  expect(key(named)).toBe(key(bare));
  expect(key({ ...bare, flexible: true })).not.toBe(key(bare));
  expect(quoteKey(bare, 7, 'USD')).not.toBe(key(bare));
});
