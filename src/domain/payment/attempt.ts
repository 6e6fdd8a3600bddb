import type { Instant } from '#domain/calendar/instant.ts';

/**
 * What an attempt pays: the booking itself, a payment of its plan, or an early payment; `card` verifies a card without
 * a charge.
 */
export type AttemptPurpose = 'booking' | 'scheduled' | 'extra' | 'card';

/** The states of a payment attempt. */
export type AttemptState = 'open' | 'authorised' | 'captured' | 'declined' | 'cancelling' | 'cancelled' | 'refunded';

/**
 * The state of an attempt's transaction at the provider, `refunded` when everything collected is refunded; null: no
 * transaction.
 */
export type ProviderState = 'authorised' | 'captured' | 'refunded' | 'voided' | 'declined' | null;

/** The next step for an attempt. */
export type AttemptStep =
  /** Do nothing, now or permanently. */
  | 'wait'
  | 'approve'
  /** The provider has no record of a charge: the request is repeated with the same idempotency key. */
  | 'ask'
  | 'decline'
  /** The booking is no longer expected: release its places and take no money. */
  | 'giveUp'
  /** The payer has been on the bank's page for too long: end the page and query the provider again. */
  | 'endRedirect'
  | 'capture'
  | 'noteCapture'
  /** A payment that was approved cannot be collected: undo the booking. */
  | 'undo'
  | 'void'
  | 'refund'
  /** The money was refunded, and the refund is not recorded yet. */
  | 'noteRefund'
  | 'close';

const MINUTE = 60_000;

/**
 * An attempt that the provider has no record of is abandoned after this; requests to the provider time out much sooner.
 */
export const SILENT_FOR_MS = 2 * MINUTE;
/**
 * Authorised money that was not noticed makes a booking only for this long; after that the visitor has left the page.
 */
export const FRESH_FOR_MS = 15 * MINUTE;
/** How long a payer may spend on a page of their bank; the places are retained in the meantime. */
export const REDIRECT_FOR_MS = 30 * MINUTE;
/**
 * How long a payment on a page of a bank, even an unnoticed one, still makes a booking: its places are retained until
 * then.
 */
export const REDIRECT_FRESH_FOR_MS = 24 * 60 * MINUTE;
/** How long an abandoned attempt is monitored for late payments. */
export const WATCHED_FOR_MS = 24 * 60 * MINUTE;

/** The facts of an attempt that the rules use. */
export interface AttemptFacts {
  readonly state: AttemptState;
  readonly purpose: AttemptPurpose;
  readonly createdAt: Instant;
  readonly stateSince: Instant;
  /** Paid on a page of a bank, which collects at once. */
  readonly redirect: boolean;
  /** The booking is confirmed and depends on the capture of this payment. */
  readonly confirmed: boolean;
}

/** Returns the next step for an attempt by the provider's records: the table in docs/algorithms/payments.md. */
export function nextStep(attempt: AttemptFacts, provider: ProviderState, now: Instant): AttemptStep {
  const age = now - attempt.createdAt;
  const isLive = attempt.state === 'open' || attempt.state === 'authorised';
  // Only the first payment creates its booking; no other payment is charged once the booking is over.
  if (attempt.purpose !== 'booking' && !attempt.confirmed && isLive) return 'giveUp';
  switch (attempt.state) {
    case 'open':
      if (provider === 'declined') return 'decline';
      if (provider === 'voided' || provider === 'refunded') return 'giveUp';
      // A scheduled payment is never too late, and a provider has one transaction for an idempotency key.
      if (attempt.purpose === 'scheduled') return provider === null ? 'ask' : 'approve';
      if (attempt.redirect && provider === null) return age < REDIRECT_FOR_MS ? 'wait' : 'endRedirect';
      if (provider === null) return age < SILENT_FOR_MS ? 'wait' : 'giveUp';
      return age < (attempt.redirect ? REDIRECT_FRESH_FOR_MS : FRESH_FOR_MS) ? 'approve' : 'giveUp';
    case 'authorised':
      if (provider === 'captured') return attempt.confirmed ? 'noteCapture' : 'wait';
      if (provider === 'authorised') return attempt.confirmed ? 'capture' : 'wait';
      // A provider's search can lag behind its own responses.
      if (provider === null && now - attempt.stateSince < SILENT_FOR_MS) return 'wait';
      // The authorisation is gone: released by the bank, or never made.
      return attempt.confirmed ? 'undo' : 'giveUp';
    case 'cancelling':
      if (provider === 'authorised') return 'void';
      if (provider === 'captured') return 'refund';
      if (provider === 'refunded') return 'noteRefund';
      return now - attempt.stateSince < WATCHED_FOR_MS ? 'wait' : 'close';
    default:
      return 'wait';
  }
}
