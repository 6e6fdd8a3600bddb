import { DECLINES, type Effect } from '../faults/effect.ts';

/** An account of PayPal that the sandbox knows, and what it shows. */
export type TestAccount = {
  readonly id: string;
  readonly email: string;
  readonly shows: string;
  /** Whether it may pay with PayPal Credit. */
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

/** Every account that can log in. */
export const TEST_ACCOUNTS: readonly TestAccount[] = [
  account('ada', 'pays'),
  account('no-credit', 'pays, but has no PayPal Credit', { hasCredit: false }),
  account('no-funds', 'declined: insufficient funds', { authorise: declined(DECLINES.soft) }),
  account('closed', 'declined for good', { authorise: declined(DECLINES.hard) }),
  account('suspicious', 'declined: suspected fraud', { authorise: declined(DECLINES.fraud) }),
  account('lost', 'authorised, but the answer is lost', { authorise: { kind: 'lost' } }),
  account('silent', 'the payment is never answered, and never made', { authorise: { kind: 'hang' } }),
  account('late', 'no answer, and authorised ten seconds later', { authorise: { kind: 'late', afterMs: 10_000 } }),
  account('no-capture', 'authorised, but never captured', { capture: declined(DECLINES.hard) }),
  account('no-refund', 'paid, but never refunded', { refund: declined(DECLINES.hard) }),
];

/** The account that a stored id stands for, or null. */
export const accountWithId = (id: string): TestAccount | null =>
  TEST_ACCOUNTS.find((account) => account.id === id) ?? null;
