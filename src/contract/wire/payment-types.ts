import type { PaymentMethod } from '#domain/payment/method.ts';

/** The name of each payment method on the wire; a stored card that needs no US state has a name of its own. */
const types: Readonly<Record<PaymentMethod, string>> = {
  card: 'cards',
  storedCard: 'user-method',
  companyCard: 'merchant-cards',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  paypal: 'PayPal',
  paypalCredit: 'PayPal Credit',
  ideal: 'iDEAL',
  sofort: 'Sofort',
};

/** The id of the card for later payments of a booking among the payment methods. */
export const SCHEDULE_CARD = 'schedule';

/** Returns the name of a payment method on the wire; `country` is where a stored card was issued, if known. */
export const paymentTypeName = (method: PaymentMethod, country: string | null = null): string =>
  method === 'storedCard' && country !== null && country !== 'US' ? 'user-method-no-us' : types[method];

/** Returns the payment method for a name on the wire; null for an unknown name. */
export function paymentMethodOf(name: string): PaymentMethod | null {
  if (name === 'user-method-no-us') return 'storedCard';
  const found = Object.entries(types).find(([, type]) => type === name);
  return (found?.[0] as PaymentMethod | undefined) ?? null;
}
