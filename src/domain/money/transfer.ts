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
  | 'exchange';

/** An account by its name; the shop's own have no owner. */
export interface AccountName {
  readonly kind: AccountKind;
  readonly owner: string;
}

/** An amount above zero that moves from one account to another, both of one currency. */
export interface Transfer {
  readonly from: AccountName;
  readonly to: AccountName;
  readonly currency: Currency;
  readonly amount: Minor;
}

/** The account of a kind that belongs to the shop itself. */
export const shopAccount = (kind: AccountKind): AccountName => ({ kind, owner: '' });

/** The same transfers the other way round, last first. */
export const undone = (transfers: readonly Transfer[]): Transfer[] =>
  transfers.map(({ from, to, ...moved }) => ({ from: to, to: from, ...moved })).toReversed();
