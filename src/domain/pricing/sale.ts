import type { Currency } from '#domain/money/currency.ts';
import type { RateFacts } from '#domain/money/exchange.ts';
import { type BasisPoints, type Minor, shareOf } from '#domain/money/money.ts';
import { type AccountName, shopAccount, type Transfer } from '#domain/money/transfer.ts';
import type { Saving } from './choices.ts';
import { operatorsPart } from './commission.ts';
import { type Line, type LineSource, sumOf } from './line.ts';

/** An agreed price and the parties to it. */
export interface Sale {
  readonly bookingId: string;
  readonly currency: Currency;
  readonly lines: readonly Line[];
  readonly operator: { readonly id: number; readonly currency: Currency };
  /** The insurer; null when there is no insurance. */
  readonly insurer: string | null;
  /** The agency that sells, and its share of the operator's part. */
  readonly agency: { readonly id: string; readonly commission: BasisPoints } | null;
  readonly rates: RateFacts;
}

/**
 * Returns the transfers of a sale, which assign each line of the price to its owner. What leaves the booking, less what
 * it receives, is the total.
 */
export function saleTransfers(sale: Sale): Transfer[] {
  const { currency, lines, operator, insurer, agency } = sale;
  const booking: AccountName = { kind: 'booking', owner: sale.bookingId };
  const seller: AccountName = { kind: 'operator', owner: String(operator.id) };
  const sum = (...kinds: LineSource['kind'][]): Minor => sumOf(lines.filter(({ kind }) => kinds.includes(kind)));
  const transfers: Transfer[] = [];
  const move = (from: AccountName, to: AccountName, amount: Minor, within: Currency = currency) => {
    if (amount > 0) transfers.push({ from, to, currency: within, amount });
    if (amount < 0) transfers.push({ from: to, to: from, currency: within, amount: -amount });
  };

  const savedBy = (kind: Saving['kind']): Minor =>
    sumOf(lines.filter((line) => line.kind === 'saving' && line.reason.saving === kind));
  const { sold, earned } = operatorsPart(lines, currency, operator.currency, sale.rates);
  if (operator.currency === currency) move(booking, seller, sold);
  else {
    move(booking, shopAccount('exchange'), sold);
    move(shopAccount('exchange'), seller, earned, operator.currency);
  }
  move(booking, shopAccount('fee'), sum('serviceFee', 'feeWaiver'));
  if (insurer !== null) move(booking, { kind: 'insurance', owner: insurer }, sum('insurance'));
  move(booking, shopAccount('membership'), sum('membership'));
  const credits = savedBy('travelCredits');
  move(booking, shopAccount('credits'), credits);
  move(booking, shopAccount('saving'), sum('saving') - credits - savedBy('specialPrice'));
  if (agency) move(seller, { kind: 'agency', owner: agency.id }, shareOf(earned, agency.commission), operator.currency);
  return transfers;
}

/**
 * Returns the transfers of a changed sale. An agency keeps its share of what the operator earns, which is known from the
 * earlier sale only. Policies are not resold.
 */
export function resold(before: readonly Transfer[], sale: Omit<Sale, 'insurer' | 'agency'>): Transfer[] {
  const { operator } = sale;
  const after = saleTransfers({ ...sale, insurer: null, agency: null });
  const commission = before.find(({ to }) => to.kind === 'agency');
  if (!commission) return after;
  const earnedIn = (transfers: readonly Transfer[]) =>
    transfers
      .filter(({ from, to }) => to.kind === 'operator' && from.kind !== 'agency')
      .reduce((sum, { amount }) => sum + amount, 0);
  const [earned, earnedBefore] = [earnedIn(after), earnedIn(before)];
  // An agreed rate is at most the whole, so the result is an amount of money again.
  const share = earnedBefore === 0 ? 0 : Math.round((commission.amount * earned) / earnedBefore);
  return share > 0 ? [...after, { ...commission, currency: operator.currency, amount: share }] : after;
}
