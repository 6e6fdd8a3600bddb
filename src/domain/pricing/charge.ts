import type { BookableFacts } from '#domain/catalogue/facts.ts';
import type { Currency } from '#domain/money/currency.ts';
import { convert } from '#domain/money/exchange.ts';
import type { Minor } from '#domain/money/money.ts';

/** What amounts are charged in: the operator's prices, and the currency of the price. */
export interface ChargeContext {
  readonly facts: BookableFacts;
  readonly currency: Currency;
}

/** An amount of the operator in the currency to be charged. */
export const inCharge = (amount: Minor, { facts, currency }: ChargeContext): Minor =>
  convert({ amount, currency: facts.operator.currency }, currency, facts.rates);

/** An amount of the marketplace, which counts in euro, in the currency to be charged. */
export const euroInCharge = (amount: Minor, { facts, currency }: ChargeContext): Minor =>
  convert({ amount, currency: 'EUR' }, currency, facts.rates);
