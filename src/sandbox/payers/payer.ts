import { TEST_CARDS, type TestCard } from '../cards/test-cards.ts';
import type { Effect } from '../faults/effect.ts';
import { bankWithId } from './banks.ts';
import { accountWithId, type TestAccount } from './test-accounts.ts';

/** The payment methods of the bank. */
export type Method = 'card' | 'applePay' | 'googlePay' | 'paypal' | 'paypalCredit' | 'ideal' | 'sofort';

/** The names of the payment methods. */
export const METHOD_NAMES = {
  card: 'card',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  paypal: 'PayPal',
  paypalCredit: 'PayPal Credit',
  ideal: 'iDEAL',
  sofort: 'Sofort',
} as const satisfies Record<Method, string>;

/** Payment methods with a sheet or window of the bank. */
export const SHEET_METHODS = ['applePay', 'googlePay', 'paypal', 'paypalCredit'] as const;
export type SheetMethod = (typeof SHEET_METHODS)[number];

/** Whether the payer signs in to an account and has no card. */
export const hasAccount = (method: Method): boolean => method === 'paypal' || method === 'paypalCredit';

/** The cards in the sandbox's wallets, as ids of test cards. */
const WALLET_CARD_IDS = ['visa', 'mastercard', 'amex', 'maestro', 'declined-funds', 'declined-hard', 'answer-lost'];

export const WALLET_CARDS: readonly TestCard[] = TEST_CARDS.filter(({ id }) => WALLET_CARD_IDS.includes(id));

/** The payer of a payment and the faults that it causes. */
export type Payer = {
  readonly shows: string;
  readonly authorise?: Effect;
  readonly capture?: Effect;
  readonly refund?: Effect;
};

const accountName = ({ email, shows }: TestAccount): string => `${email}: ${shows}`;

/** Returns the payer with an id: a test card, a test account or a bank. */
export function payerWithId(id: string): Payer {
  const card = TEST_CARDS.find((one) => one.id === id);
  if (card) return card;
  const account = accountWithId(id);
  if (account) return { ...account, shows: accountName(account) };
  return { shows: bankWithId(id)?.name ?? id };
}
