import { isCardless, isLocal, type PaymentMethod } from '#domain/payment/method.ts';
import type { PaymentType } from '#domain/payment/payment-type.ts';

/** The paths a submission can take; an agent without a card takes the path of a hold. */
export type BookingPath = 'local' | 'direct' | 'b2b' | 'hold' | 'card';

const DIRECT: readonly PaymentMethod[] = ['applePay', 'googlePay', 'paypal', 'paypalCredit'];

/** Returns the path of a submission; null while there is no payment method. */
export function bookingPath(type: PaymentType, method: PaymentMethod | null): BookingPath | null {
  if (type === 'hold' || isCardless(type, method)) return 'hold';
  if (method === null) return null;
  if (isLocal(method)) return 'local';
  if (DIRECT.includes(method)) return 'direct';
  return type === 'b2b' ? 'b2b' : 'card';
}
