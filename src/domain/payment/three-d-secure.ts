const SUCCESS: readonly string[] = [
  'authenticate_attempt_successful',
  'authenticate_successful',
  'authenticate_successful_issuer_not_participating',
  'lookup_bypassed',
  'lookup_not_enrolled',
  'challenge_required',
  'authenticate_frictionless_failed',
];

const FAIL: readonly string[] = ['authentication_unavailable', 'unsupported_card', 'authenticate_rejected'];

/** The statuses after which a person may retry; unknown statuses also count as a retry and are logged. */
const RETRY: readonly string[] = [
  'authenticate_error',
  'authenticate_failed',
  'authenticate_signature_verification_failed',
  'authenticate_unable_to_authenticate',
  'lookup_enrolled',
  'lookup_error',
];

/** What the page does after 3-D Secure: continue, offer a retry, or reject this card. */
export type ThreeDSecureOutcome = 'success' | 'retry' | 'fail';

/**
 * Returns the outcome for a status; an unknown status is a retry, because it does not indicate a problem with the card.
 */
export function threeDSecureOutcome(status: string): {
  readonly outcome: ThreeDSecureOutcome;
  readonly known: boolean;
} {
  if (SUCCESS.includes(status)) return { outcome: 'success', known: true };
  if (FAIL.includes(status)) return { outcome: 'fail', known: true };
  return { outcome: 'retry', known: RETRY.includes(status) };
}

/** When a person who waits for 3-D Secure sees a warning, and when the wait times out and a retry is offered. */
export const THREE_D_SECURE_TIMES = { warningsMs: [30_000, 60_000, 90_000], timeoutMs: 120_000 } as const;
