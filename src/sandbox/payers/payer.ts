import { TEST_CARDS, type TestCard } from '../cards/test-cards.ts';
import type { Effect } from '../faults/effect.ts';
import { bankWithId } from './banks.ts';
import { accountWithId, type TestAccount } from './test-accounts.ts';

/** The ways to pay at this bank. */
export type Method = 'card' | 'applePay' | 'googlePay' | 'paypal' | 'paypalCredit' | 'ideal' | 'sofort';

/** What they are called. */
export const METHOD_NAMES = {
  card: 'card',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  paypal: 'PayPal',
  paypalCredit: 'PayPal Credit',
  ideal: 'iDEAL',
  sofort: 'Sofort',
} as const satisfies Record<Method, string>;

/** Ways to pay that are agreed to on a sheet or in a window of the bank. */
export const SHEET_METHODS = ['applePay', 'googlePay', 'paypal', 'paypalCredit'] as const;
export type SheetMethod = (typeof SHEET_METHODS)[number];

/** Whether the payer logs in to an account, and has no card. */
export const hasAccount = (method: Method): boolean => method === 'paypal' || method === 'paypalCredit';

/** Cards that the wallets of the sandbox hold: test cards by their ids. */
const WALLET_CARD_IDS = ['visa', 'mastercard', 'amex', 'maestro', 'declined-funds', 'declined-hard', 'answer-lost'];

export const WALLET_CARDS: readonly TestCard[] = TEST_CARDS.filter(({ id }) => WALLET_CARD_IDS.includes(id));

/** What is said of a payment's payer, and what goes wrong with them. */
export type Payer = {
  readonly shows: string;
  readonly authorise?: Effect;
  readonly capture?: Effect;
  readonly refund?: Effect;
};

const accountName = ({ email, shows }: TestAccount): string => `${email}: ${shows}`;

/** Whom a stored id stands for: a test card, a test account, or a bank whose page was paid on. */
export function payerWithId(id: string): Payer {
  const card = TEST_CARDS.find((one) => one.id === id);
  if (card) return card;
  const account = accountWithId(id);
  if (account) return { ...account, shows: accountName(account) };
  return { shows: bankWithId(id)?.name ?? id };
}
