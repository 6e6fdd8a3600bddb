import type { BookableFacts } from '#domain/catalogue/facts.ts';
import type { Currency } from '#domain/money/currency.ts';
import { convert } from '#domain/money/exchange.ts';
import type { Minor } from '#domain/money/money.ts';

/** What a charge depends on: the operator's prices, and the currency of the price. */
export interface ChargeContext {
  readonly facts: BookableFacts;
  readonly currency: Currency;
}

/** Converts an amount of the operator to the currency of the charge. */
export const inCharge = (amount: Minor, { facts, currency }: ChargeContext): Minor =>
  convert({ amount, currency: facts.operator.currency }, currency, facts.rates);

/** Converts an amount of the marketplace, which is in euro, to the currency of the charge. */
export const euroInCharge = (amount: Minor, { facts, currency }: ChargeContext): Minor =>
  convert({ amount, currency: 'EUR' }, currency, facts.rates);
