import { type Day, daysBetween } from '#domain/calendar/day.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import { convert } from '#domain/money/exchange.ts';
import type { Minor } from '#domain/money/money.ts';
import { shareOf } from '#domain/money/money.ts';
import type { Quote } from './quote.ts';

/** A deposit is accepted only while the departure is more than this many days away. */
export const DEPOSIT_DAYS = 60;

/** Returns whether the dates allow a deposit: far enough ahead, and the balance is not due yet. */
export const isDepositDay = (departure: Day, balance: Day, today: Day): boolean =>
  daysBetween(today, departure) > DEPOSIT_DAYS && balance > today;

/** Returns the deposit; null when the operator accepts none, or it would be zero or the whole tour price. */
export function depositAmount(price: Quote, facts: BookableFacts, people: number): Minor | null {
  const rule = facts.operator.deposit;
  if (rule.kind === 'none') return null;
  const deposit =
    rule.kind === 'percent'
      ? shareOf(price.tourPrice, rule.share)
      : people * convert({ amount: rule.amount, currency: facts.operator.currency }, price.currency, facts.rates);
  return deposit > 0 && deposit < price.tourPrice ? deposit : null;
}
