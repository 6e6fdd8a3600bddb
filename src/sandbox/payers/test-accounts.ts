import { DECLINES, type Effect } from '../faults/effect.ts';

/** A PayPal test account and what it demonstrates. */
export type TestAccount = {
  readonly id: string;
  readonly email: string;
  readonly shows: string;
  /** Whether it can use PayPal Credit. */
  readonly hasCredit: boolean;
  readonly authorise?: Effect;
  readonly capture?: Effect;
  readonly refund?: Effect;
};

const account = (name: string, shows: string, more: Partial<TestAccount> = {}): TestAccount => ({
  id: `account-${name}`,
  email: `${name}@example.com`,
  shows,
  hasCredit: true,
  ...more,
});
const declined = (decline: (typeof DECLINES)[keyof typeof DECLINES]): Effect => ({ kind: 'decline', decline });

/** All test accounts. */
export const TEST_ACCOUNTS: readonly TestAccount[] = [
  account('ada', 'pays'),
  account('no-credit', 'pays, but has no PayPal Credit', { hasCredit: false }),
  account('no-funds', 'declined: insufficient funds', { authorise: declined(DECLINES.soft) }),
  account('closed', 'declined permanently', { authorise: declined(DECLINES.hard) }),
  account('suspicious', 'declined: suspected fraud', { authorise: declined(DECLINES.fraud) }),
  account('lost', 'authorised, but the response is lost', { authorise: { kind: 'lost' } }),
  account('silent', 'no response, and the payment is never made', { authorise: { kind: 'hang' } }),
  account('late', 'no response, authorised ten seconds later', { authorise: { kind: 'late', afterMs: 10_000 } }),
  account('no-capture', 'authorised, but never captured', { capture: declined(DECLINES.hard) }),
  account('no-refund', 'paid, but never refunded', { refund: declined(DECLINES.hard) }),
];

/** Returns the test account with an id, or null. */
export const accountWithId = (id: string): TestAccount | null =>
  TEST_ACCOUNTS.find((account) => account.id === id) ?? null;
