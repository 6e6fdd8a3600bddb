import type { Currency } from '#domain/money/currency.ts';
import type { PlanChoice } from '#domain/pricing/payment-plan.ts';
import { allowsPlan, isLocal, PAYMENT_METHODS, type PaymentMethod } from './method.ts';
import type { PaymentType } from './payment-type.ts';

/** What determines the methods that a person is offered. */
export interface MethodSituation {
  /** The methods that the payment provider and the device support. */
  readonly possible: readonly PaymentMethod[];
  readonly paymentType: PaymentType;
  readonly currency: Currency;
  readonly plan: PlanChoice | null;
  readonly hasStoredCards: boolean;
  /** Whether the agent's agency has stored a card. */
  readonly hasCompanyCard: boolean;
  readonly paypalCreditAvailable: boolean;
}

/** Returns the methods that a person is offered, in display order; empty for a hold. */
export function offeredMethods(situation: MethodSituation): PaymentMethod[] {
  if (situation.paymentType === 'hold') return [];
  return PAYMENT_METHODS.filter((method) => situation.possible.includes(method) && isOffered(method, situation));
}

function isOffered(method: PaymentMethod, situation: MethodSituation): boolean {
  if (!allowsPlan(method, situation.plan)) return false;
  if (isLocal(method)) return situation.currency === 'EUR';
  if (method === 'storedCard') return situation.hasStoredCards;
  if (method === 'companyCard') return situation.paymentType === 'b2b' && situation.hasCompanyCard;
  return method !== 'paypalCredit' || situation.paypalCreditAvailable;
}
