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

/** The statuses after which a person may simply try again; whatever else we are told counts as one of them, and is logged. */
const RETRY: readonly string[] = [
  'authenticate_error',
  'authenticate_failed',
  'authenticate_signature_verification_failed',
  'authenticate_unable_to_authenticate',
  'lookup_enrolled',
  'lookup_error',
];

/** What the page does after 3-D Secure: go on, offer another try, or give up on this card. */
export type ThreeDSecureOutcome = 'success' | 'retry' | 'fail';

/** The outcome a status stands for; a status nobody has listed is a retry, because it says nothing against the card. */
export function threeDSecureOutcome(status: string): {
  readonly outcome: ThreeDSecureOutcome;
  readonly known: boolean;
} {
  if (SUCCESS.includes(status)) return { outcome: 'success', known: true };
  if (FAIL.includes(status)) return { outcome: 'fail', known: true };
  return { outcome: 'retry', known: RETRY.includes(status) };
}

/** When a person who waits for 3-D Secure is told so, and when we stop waiting and offer a retry. */
export const THREE_D_SECURE_TIMES = { warningsMs: [30_000, 60_000, 90_000], timeoutMs: 120_000 } as const;
