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

/** Returns the transfers that turn earlier ones into later ones: for each pair of accounts the difference. */
export function netTransfers(before: readonly Transfer[], after: readonly Transfer[]): Transfer[] {
  const moved = new Map<
    string,
    { readonly first: AccountName; readonly second: AccountName; readonly currency: Currency; amount: Minor }
  >();
  const nameOf = ({ kind, owner }: AccountName) => `${kind} ${owner}`;
  for (const { from, to, currency, amount } of [...undone(before), ...after]) {
    const isForward = nameOf(from) < nameOf(to);
    const [first, second] = isForward ? [from, to] : [to, from];
    const key = `${nameOf(first)} ${nameOf(second)} ${currency}`;
    const sum = moved.get(key) ?? { first, second, currency, amount: 0 };
    sum.amount += isForward ? amount : -amount;
    moved.set(key, sum);
  }
  return [...moved.values()]
    .filter(({ amount }) => amount !== 0)
    .map(({ first, second, currency, amount }) =>
      amount > 0
        ? { from: first, to: second, currency, amount }
        : { from: second, to: first, currency, amount: -amount },
    );
}
