import type { PaymentMethod } from '#domain/payment/method.ts';

/** What each way to pay is called on the wire; a stored card that needs no country of the United States has a name of its own. */
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

/** What the card that later payments of a booking are charged to is called among the ways to pay one now. */
export const SCHEDULE_CARD = 'schedule';

/** The wire's name of a way to pay; `country` is where a stored card was issued, when that is known. */
export const paymentTypeName = (method: PaymentMethod, country: string | null = null): string =>
  method === 'storedCard' && country !== null && country !== 'US' ? 'user-method-no-us' : types[method];

/** The way to pay that the wire names; null for a name that nobody knows. */
export function paymentMethodOf(name: string): PaymentMethod | null {
  if (name === 'user-method-no-us') return 'storedCard';
  const found = Object.entries(types).find(([, type]) => type === name);
  return (found?.[0] as PaymentMethod | undefined) ?? null;
}
