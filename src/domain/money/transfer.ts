import type { Currency } from './currency.ts';
import type { Minor } from './money.ts';

/** The kinds of accounts that money moves between. */
export type AccountKind =
  | 'provider'
  | 'booking'
  | 'operator'
  | 'agency'
  | 'fee'
  | 'saving'
  | 'credits'
  | 'insurance'
  | 'membership'
  | 'refund'
  | 'exchange'
  | 'bank';

/** The name of an account; the shop's own accounts have no owner. */
export interface AccountName {
  readonly kind: AccountKind;
  readonly owner: string;
}

/** A positive amount that moves from one account to another of the same currency. */
export interface Transfer {
  readonly from: AccountName;
  readonly to: AccountName;
  readonly currency: Currency;
  readonly amount: Minor;
}

/** Returns the account of a kind that belongs to the shop itself. */
export const shopAccount = (kind: AccountKind): AccountName => ({ kind, owner: '' });

/** Returns the reverse of some transfers, last first. */
export const undone = (transfers: readonly Transfer[]): Transfer[] =>
  transfers.map(({ from, to, ...moved }) => ({ from: to, to: from, ...moved })).toReversed();
