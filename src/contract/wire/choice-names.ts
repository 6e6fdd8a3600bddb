import { PAYMENT_TYPES } from '#domain/payment/payment-type.ts';
import type { Answer, Saving } from '#domain/pricing/choices.ts';

/** The ways to take places, as the payment option names them. */
export const paymentOptions = PAYMENT_TYPES;

/** The savings by name. */
export const savingNames = [
  'none',
  'promoCode',
  'member',
  'travelCredits',
  'specialPrice',
] as const satisfies readonly Saving['kind'][];
export type SavingName = (typeof savingNames)[number];

/**
 * Returns the saving for a name and a code, either typed or of an offer; a typed code without a name counts as a promo
 * code.
 */
export function savingOf(name: SavingName | null, typed: string | null, offer: string | null): Saving {
  const kind = name ?? (typed ? 'promoCode' : 'none');
  if (kind !== 'promoCode' && kind !== 'specialPrice') return { kind };
  const code = kind === 'promoCode' ? typed : offer;
  return code ? { kind, code } : { kind: 'none' };
}

/** Returns the answer for a boolean; null is undecided. */
export const answerOf = (value: boolean | null): Answer => (value === null ? 'undecided' : value ? 'yes' : 'no');
