import type { Instant } from '#domain/calendar/instant.ts';

/** What an attempt pays: the booking itself, a payment of its plan, something ahead of it; `card` proves a card and pays nothing. */
export type AttemptPurpose = 'booking' | 'scheduled' | 'extra' | 'card';

/** The states of an attempt to be paid. */
export type AttemptState = 'open' | 'authorised' | 'captured' | 'declined' | 'cancelling' | 'cancelled' | 'refunded';

/** Where the provider's transaction of an attempt stands, `refunded` when all that was collected is paid back; null: there is none. */
export type ProviderState = 'authorised' | 'captured' | 'refunded' | 'voided' | 'declined' | null;

/** What is to be done about an attempt next. */
export type AttemptStep =
  /** Nothing, for now or for good. */
  | 'wait'
  | 'approve'
  /** The provider knows nothing of a charge that nobody waits for: it is asked once more, under the same name. */
  | 'ask'
  | 'decline'
  /** Nobody expects the booking any more: places back, and no money may be taken. */
  | 'giveUp'
  /** Its holder has been at a page of a bank for too long: the page is ended, and the books are looked into once more. */
  | 'endRedirect'
  | 'capture'
  | 'noteCapture'
  /** A payment that was promised cannot be collected: the booking is undone. */
  | 'undo'
  | 'void'
  | 'refund'
  /** The money was paid back, and nobody has written it down. */
  | 'noteRefund'
  | 'close';

const MINUTE = 60_000;

/** An attempt that the provider knows nothing of is given up after this; a request waits for its answer far shorter. */
export const SILENT_FOR_MS = 2 * MINUTE;
/** Money that was reserved but not noticed makes a booking only so long: after that nobody sits before the page. */
export const FRESH_FOR_MS = 15 * MINUTE;
/** So long a holder may take on a page of their bank; the places are kept meanwhile. */
export const REDIRECT_FOR_MS = 30 * MINUTE;
/** What was paid on a page of a bank makes a booking so long, should nobody have noticed: its places are still kept. */
export const REDIRECT_FRESH_FOR_MS = 24 * 60 * MINUTE;
/** An attempt that was given up is watched so long for money that comes late. */
export const WATCHED_FOR_MS = 24 * 60 * MINUTE;

/** What we know of an attempt. */
export interface AttemptFacts {
  readonly state: AttemptState;
  readonly purpose: AttemptPurpose;
  readonly createdAt: Instant;
  readonly stateSince: Instant;
  /** Its holder pays on a page of a bank, which collects at once. */
  readonly redirect: boolean;
  /** Its booking counts on it being collected now. */
  readonly confirmed: boolean;
}

/** What is to be done about an attempt, by what the provider's books say: the table of docs/algorithms/payments.md. */
export function nextStep(attempt: AttemptFacts, provider: ProviderState, now: Instant): AttemptStep {
  const age = now - attempt.createdAt;
  const isLive = attempt.state === 'open' || attempt.state === 'authorised';
  // Only the first payment makes its booking; one that is over is not charged any more.
  if (attempt.purpose !== 'booking' && !attempt.confirmed && isLive) return 'giveUp';
  switch (attempt.state) {
    case 'open':
      if (provider === 'declined') return 'decline';
      if (provider === 'voided' || provider === 'refunded') return 'giveUp';
      // What is owed anyway is never too late, and a provider has one transaction for a name.
      if (attempt.purpose === 'scheduled') return provider === null ? 'ask' : 'approve';
      if (attempt.redirect && provider === null) return age < REDIRECT_FOR_MS ? 'wait' : 'endRedirect';
      if (provider === null) return age < SILENT_FOR_MS ? 'wait' : 'giveUp';
      return age < (attempt.redirect ? REDIRECT_FRESH_FOR_MS : FRESH_FOR_MS) ? 'approve' : 'giveUp';
    case 'authorised':
      if (provider === 'captured') return attempt.confirmed ? 'noteCapture' : 'wait';
      if (provider === 'authorised') return attempt.confirmed ? 'capture' : 'wait';
      // A provider's search may lag behind its own answers.
      if (provider === null && now - attempt.stateSince < SILENT_FOR_MS) return 'wait';
      // What was reserved is gone: released by the bank, or never there.
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
