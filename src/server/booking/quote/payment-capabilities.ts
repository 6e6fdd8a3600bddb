import type { Currency } from '#domain/money/currency.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';

/** What a payment provider can do. Without a provider there is none, and nothing is offered that could not be paid with. */
export type PaymentCapabilities = {
  /** The name under which payments are sent back to it. */
  readonly provider: string;
  /** The methods it takes in a currency. */
  methods(currency: Currency): readonly PaymentMethod[];
  readonly paypalCredit: boolean;
};

/** No provider has been set up. */
export const noPayments: PaymentCapabilities = { provider: '', methods: () => [], paypalCredit: false };
