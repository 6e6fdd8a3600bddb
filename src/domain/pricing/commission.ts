import type { Currency } from '#domain/money/currency.ts';
import { convert, type RateFacts } from '#domain/money/exchange.ts';
import { type BasisPoints, type Minor, type Money, shareOf } from '#domain/money/money.ts';
import type { LineSource } from './line.ts';

/** What the operator sells: the tour with all that belongs to it, after its own promotions and special prices. */
const OPERATORS: readonly LineSource['kind'][] = ['traveller', 'promotion', 'room', 'extra', 'flexible'];

/** A line of a price, as far as it matters whose it is. */
type PricedLine = { readonly kind: LineSource['kind']; readonly amount: Minor; readonly reason?: object | null };

/** A special price is the operator's own, as its promotions are; other savings are the shop's. */
const isOperators = ({ kind, reason }: PricedLine): boolean =>
  OPERATORS.includes(kind) || (kind === 'saving' && !!reason && 'saving' in reason && reason.saving === 'specialPrice');

/** What the operator gets of a price, in the currency of the price and in its own. */
export function operatorsPart(
  lines: readonly PricedLine[],
  currency: Currency,
  operatorCurrency: Currency,
  rates: RateFacts,
): { readonly sold: Minor; readonly earned: Minor } {
  const sold = lines.reduce((sum, line) => (isOperators(line) ? sum + line.amount : sum), 0);
  return { sold, earned: convert({ amount: sold, currency }, operatorCurrency, rates) };
}

/** The rate of an agency with an operator: the one they have agreed on, else the agency's own. */
export const commissionRate = (own: BasisPoints, withOperator: BasisPoints | null): BasisPoints => withOperator ?? own;

/** What an agency earns with a price, in the operator's currency: its share of what the operator gets, rounded once. */
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
