import { brandOf } from '../cards/brand.ts';
import { hasAccount, type SheetMethod, WALLET_CARDS } from '../payers/payer.ts';
import { accountWithId } from '../payers/test-accounts.ts';
import type { PayerFacts } from './instruments.ts';

/** The payer's choice on a sheet. */
export type SheetChoice = {
  readonly method: SheetMethod;
  readonly payer: string;
  readonly networks: readonly string[] | null;
};

/** The expiry date of cards in the sandbox's wallets. */
const walletExpiry = { expiry_month: 12, expiry_year: 2099 };

/** Returns the payer of a sheet; null if the account does not exist or the card brand is not accepted. */
export function readSheetPayer({
  method,
  payer,
  networks,
}: SheetChoice): { readonly facts: PayerFacts; readonly name: string | null } | null {
  if (hasAccount(method)) {
    const account = accountWithId(payer);
    if (!account || (method === 'paypalCredit' && !account.hasCredit)) return null;
    const none = { brand: null, last_four: null, expiry_month: null, expiry_year: null };
    return { facts: { method, card: account.id, ...none }, name: account.email };
  }
  const card = WALLET_CARDS.find(({ id }) => id === payer);
  const brand = card ? brandOf(card.number) : null;
  if (!card || !brand || !networks?.includes(brand.toUpperCase())) return null;
  return { facts: { method, card: card.id, brand, last_four: card.number.slice(-4), ...walletExpiry }, name: null };
}
