import { isCardless, isLocal, type PaymentMethod } from '#domain/payment/method.ts';
import type { PaymentType } from '#domain/payment/payment-type.ts';

/** The ways a submission can go; an agent without a card goes the way of a hold. */
export type BookingPath = 'local' | 'direct' | 'b2b' | 'hold' | 'card';

const DIRECT: readonly PaymentMethod[] = ['applePay', 'googlePay', 'paypal', 'paypalCredit'];

/** The way a submission goes; null while there is nothing to pay with. */
export function bookingPath(type: PaymentType, method: PaymentMethod | null): BookingPath | null {
  if (type === 'hold' || isCardless(type, method)) return 'hold';
  if (method === null) return null;
  if (isLocal(method)) return 'local';
  if (DIRECT.includes(method)) return 'direct';
  return type === 'b2b' ? 'b2b' : 'card';
}
