import type { PlanChoice } from '#domain/pricing/payment-plan.ts';
import type { PaymentType } from './payment-type.ts';

/** The payment methods, in display order. */
export const PAYMENT_METHODS = [
  'card',
  'storedCard',
  'companyCard',
  'applePay',
  'googlePay',
  'paypal',
  'paypalCredit',
  'ideal',
  'sofort',
] as const;

/** One of the payment methods. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Methods that redirect to a bank and cannot be charged again later. */
export const LOCAL_METHODS = ['ideal', 'sofort'] as const satisfies readonly PaymentMethod[];

/** One of the local methods. */
export type LocalMethod = (typeof LOCAL_METHODS)[number];

/** Returns whether a method is local. */
export const isLocal = (method: string): method is LocalMethod => LOCAL_METHODS.some((local) => local === method);

/** Returns whether a method requires a PayPal login before the booking is submitted. */
export const isPaypal = (method: PaymentMethod | null): boolean => method === 'paypal' || method === 'paypalCredit';

/** Returns whether a method has a button and a sheet of its own. */
export const isWallet = (method: PaymentMethod | null): boolean => method === 'applePay' || method === 'googlePay';

/** Returns whether a method needs 3-D Secure and a billing address: new and stored cards. */
export const isCard = (method: PaymentMethod): boolean =>
  method === 'card' || method === 'storedCard' || method === 'companyCard';

/** Methods that can be charged later without the person present. */
const CHARGEABLE_LATER: readonly PaymentMethod[] = ['card', 'storedCard'];

/** Returns whether a plan can be paid with a method: later payments require a card. */
export const allowsPlan = (method: PaymentMethod, plan: PlanChoice | null): boolean =>
  plan === null || plan.kind === 'full' || CHARGEABLE_LATER.includes(method);

/**
 * Returns the plans that a payment type allows: agents pay in full and settle later payments with their clients
 * themselves.
 */
export const plansFor = <Plan extends PlanChoice>(type: PaymentType, plans: readonly Plan[]): Plan[] =>
  plans.filter(({ kind }) => type !== 'b2b' || kind === 'full');

/** The country for Google Pay requests. */
export const GOOGLE_PAY_COUNTRY = 'AT';

/** Returns the card networks for Google Pay: all accepted ones but Maestro. */
export const googlePayNetworks = (networks: readonly string[]): string[] =>
  networks.filter((network) => network.toUpperCase() !== 'MAESTRO');

/**
 * Returns whether billing country and zip are required: where the page wants them, but not for a hold or an agent
 * without a card.
 */
export const asksBilling = (wanted: boolean, type: PaymentType, method: PaymentMethod | null): boolean =>
  wanted && type !== 'hold' && !isCardless(type, method);

/** Returns whether an agent books without a card, which takes places like a hold. */
export const isCardless = (type: PaymentType, method: PaymentMethod | null): boolean =>
  type === 'b2b' && method === null;
