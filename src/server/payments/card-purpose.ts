import { createHash } from 'node:crypto';

/** What a payment is for: a new booking of a tour option, or a later payment of a booking. */
export type PaymentSubject =
  | { readonly kind: 'selection'; readonly objectId: number }
  | { readonly kind: 'booking'; readonly bookingId: string };

/** A stored card that a request may pay with, and the purpose that its one-time tokens are issued for. */
export type PresentableCard = { readonly provider: string; readonly token: string; readonly purpose: string };

/**
 * Returns the purpose that a one-time token of a stored card is bound to: the card owner, the payer and the subject. It
 * is a hash, so that the provider learns no account or browser ids.
 */
export function cardPurpose(card: 'account' | 'company' | 'schedule', person: string, subject: PaymentSubject): string {
  const target = subject.kind === 'booking' ? subject.bookingId : String(subject.objectId);
  const text = JSON.stringify(['card purpose', card, person, subject.kind, target]);
  return createHash('sha256').update(text).digest('base64url');
}
