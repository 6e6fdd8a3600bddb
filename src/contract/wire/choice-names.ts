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

/** The saving that a name and a code stand for, typed or of an offer; a typed code without a name is a wish for it. */
export function savingOf(name: SavingName | null, typed: string | null, offer: string | null): Saving {
  const kind = name ?? (typed ? 'promoCode' : 'none');
  if (kind !== 'promoCode' && kind !== 'specialPrice') return { kind };
  const code = kind === 'promoCode' ? typed : offer;
  return code ? { kind, code } : { kind: 'none' };
}

/** The answer that a yes, a no or a silence stands for. */
export const answerOf = (value: boolean | null): Answer => (value === null ? 'undecided' : value ? 'yes' : 'no');
