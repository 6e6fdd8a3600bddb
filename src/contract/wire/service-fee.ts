import type { Money } from '#domain/money/money.ts';

type ServiceFee =
  | { readonly kind: 'percent'; readonly share: number }
  | { readonly kind: 'perBooking'; readonly amount: Money };

/** Returns a service fee as an enquiry sends it: `2.5%`, or `15.00 EUR` for each booking. */
export function serviceFeeOnWire(fee: ServiceFee): string {
  if (fee.kind === 'percent') return `${fee.share / 100}%`;
  return `${(fee.amount.amount / 100).toFixed(2)} ${fee.amount.currency}`;
}
