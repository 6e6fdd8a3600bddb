import type { Currency } from '#domain/money/currency.ts';
import { convert, type RateFacts } from '#domain/money/exchange.ts';
import { type BasisPoints, type Minor, type Money, shareOf } from '#domain/money/money.ts';
import type { LineSource } from './line.ts';

/**
 * The lines that the operator sells: the tour and its additions, after the operator's promotions and special prices.
 */
const OPERATORS: readonly LineSource['kind'][] = ['traveller', 'promotion', 'room', 'extra', 'flexible', 'changeFee'];

/** A line of a price, with what determines its seller. */
type PricedLine = { readonly kind: LineSource['kind']; readonly amount: Minor; readonly reason?: object | null };

/** Returns whether a line is the operator's: special prices and promotions are, other savings are the shop's. */
const isOperators = ({ kind, reason }: PricedLine): boolean =>
  OPERATORS.includes(kind) || (kind === 'saving' && !!reason && 'saving' in reason && reason.saving === 'specialPrice');

/** Returns the operator's part of a price, in the currency of the price and in its own. */
export function operatorsPart(
  lines: readonly PricedLine[],
  currency: Currency,
  operatorCurrency: Currency,
  rates: RateFacts,
): { readonly sold: Minor; readonly earned: Minor } {
  const sold = lines.reduce((sum, line) => (isOperators(line) ? sum + line.amount : sum), 0);
  return { sold, earned: convert({ amount: sold, currency }, operatorCurrency, rates) };
}

/** Returns the rate of an agency with an operator: the agreed one, or else the agency's own. */
export const commissionRate = (own: BasisPoints, withOperator: BasisPoints | null): BasisPoints => withOperator ?? own;

/** Returns the commission of an agency, in the operator's currency: its share of the operator's part, rounded once. */
export const commissionOf = (
  lines: readonly PricedLine[],
  currency: Currency,
  operatorCurrency: Currency,
  rates: RateFacts,
  rate: BasisPoints,
): Money => ({
  amount: shareOf(operatorsPart(lines, currency, operatorCurrency, rates).earned, rate),
  currency: operatorCurrency,
});
