import type { PlanChoice } from '#domain/pricing/payment-plan.ts';

/** The names of the charge methods: `installments` alone means the first frequency. */
export const chargeMethods = [
  'full',
  'deposit',
  'installments',
  'installments-14',
  'installments-30',
  'biweekly',
  'monthly',
] as const;
export type ChargeMethod = (typeof chargeMethods)[number];

/** Returns the plan for a charge method. */
export function planOf(method: ChargeMethod | null): PlanChoice | null {
  switch (method) {
    case null:
      return null;
    case 'full':
    case 'deposit':
      return { kind: method };
    case 'monthly':
    case 'installments-30':
      return { kind: 'instalments', frequency: 30 };
    default:
      return { kind: 'instalments', frequency: 14 };
  }
}

/** Returns the charge method for a plan. */
export const chargeMethodOf = (plan: PlanChoice): ChargeMethod =>
  plan.kind === 'instalments' ? `installments-${plan.frequency}` : plan.kind;
