import { expect, test } from 'vitest';
import { membershipAction } from './use-quote.ts';

const request = (with_membership: boolean | null, flexible = false) => JSON.stringify({ with_membership, flexible });

test('MEMB-01 a choice about the membership reloads with its action, and nothing else does', () => {
  const update = { action: 'waymarkMembershipUpdate' };
  expect(membershipAction(request(null), request(true))).toEqual(update);
  expect(membershipAction(request(true), request(false))).toEqual(update);
  expect(membershipAction(request(true), request(true, true))).toEqual({});
  expect(membershipAction('', request(true))).toEqual({});
});
