import { expect, test } from 'vitest';
import { THREE_D_SECURE_TIMES, threeDSecureOutcome } from './three-d-secure.ts';

const outcomes = (statuses: string[]) => [...new Set(statuses.map((status) => threeDSecureOutcome(status).outcome))];

test('TDS-01 these statuses continue the booking', () => {
  const statuses = [
    'authenticate_attempt_successful',
    'authenticate_successful',
    'authenticate_successful_issuer_not_participating',
    'lookup_bypassed',
    'lookup_not_enrolled',
    'challenge_required',
    'authenticate_frictionless_failed',
  ];
  expect(outcomes(statuses)).toEqual(['success']);
});

test('TDS-02 these statuses, and unknown ones, allow another try', () => {
  const statuses = [
    'authenticate_error',
    'authenticate_failed',
    'authenticate_signature_verification_failed',
    'authenticate_unable_to_authenticate',
    'lookup_enrolled',
    'lookup_error',
  ];
  expect(outcomes(statuses)).toEqual(['retry']);
  expect(threeDSecureOutcome('lookup_error').known).toBe(true);
  expect(threeDSecureOutcome('brand_new_status')).toEqual({ outcome: 'retry', known: false });
});

test('TDS-03 these statuses end with an error', () => {
  expect(outcomes(['authentication_unavailable', 'unsupported_card', 'authenticate_rejected'])).toEqual(['fail']);
});

test('warnings are shown after 30, 60 and 90 seconds and the time-out after 120', () => {
  expect(THREE_D_SECURE_TIMES).toEqual({ warningsMs: [30_000, 60_000, 90_000], timeoutMs: 120_000 });
});
