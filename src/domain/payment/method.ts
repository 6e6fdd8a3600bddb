import type { PlanChoice } from '#domain/pricing/payment-plan.ts';
import type { PaymentType } from './payment-type.ts';

/** The ways to pay, in the order they are shown. */
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

/** One of the ways to pay. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Methods that send the person to a bank and cannot be charged again later. */
export const LOCAL_METHODS = ['ideal', 'sofort'] as const satisfies readonly PaymentMethod[];

/** One of the local methods. */
export type LocalMethod = (typeof LOCAL_METHODS)[number];

/** Tells whether a method is local. */
export const isLocal = (method: string): method is LocalMethod => LOCAL_METHODS.some((local) => local === method);

/** Methods whose account is logged in to before the booking is sent. */
export const isPaypal = (method: PaymentMethod | null): boolean => method === 'paypal' || method === 'paypalCredit';

/** Methods with a button and a sheet of their own. */
export const isWallet = (method: PaymentMethod | null): boolean => method === 'applePay' || method === 'googlePay';

/** Methods whose holder is authenticated by 3-D Secure and asked for a billing address: cards, here or kept. */
export const isCard = (method: PaymentMethod): boolean =>
  method === 'card' || method === 'storedCard' || method === 'companyCard';

/** Methods that can be charged again later without the person. */
const CHARGEABLE_LATER: readonly PaymentMethod[] = ['card', 'storedCard'];

/** Tells whether a plan can be paid with a method: one that leaves payments for later needs a card. */
export const allowsPlan = (method: PaymentMethod, plan: PlanChoice | null): boolean =>
  plan === null || plan.kind === 'full' || CHARGEABLE_LATER.includes(method);

/** The plans that a way to take places allows: agents settle later payments with their clients themselves, and pay in full. */
export const plansFor = <Plan extends PlanChoice>(type: PaymentType, plans: readonly Plan[]): Plan[] =>
  plans.filter(({ kind }) => type !== 'b2b' || kind === 'full');

/** Google Pay is asked with this country and never with Maestro. */
export const GOOGLE_PAY_COUNTRY = 'AT';

/** The card networks for Google Pay: all that we take but Maestro. */
export const googlePayNetworks = (networks: readonly string[]): string[] =>
  networks.filter((network) => network.toUpperCase() !== 'MAESTRO');

/** Tells whether billing country and zip are asked: where the page wants them, but not for a hold or an agent without a card. */
export const asksBilling = (wanted: boolean, type: PaymentType, method: PaymentMethod | null): boolean =>
  wanted && type !== 'hold' && !isCardless(type, method);

/** Tells whether an agent books without a card, which takes places like a hold. */
export const isCardless = (type: PaymentType, method: PaymentMethod | null): boolean =>
  type === 'b2b' && method === null;
