import { expect, test } from 'vitest';
import {
  type AttemptFacts,
  FRESH_FOR_MS,
  nextStep,
  REDIRECT_FOR_MS,
  REDIRECT_FRESH_FOR_MS,
  SILENT_FOR_MS,
  WATCHED_FOR_MS,
} from './attempt.ts';

const now = 1_800_000_000_000;
const attempt = (state: AttemptFacts['state'], age: number, confirmed = false): AttemptFacts => ({
  state,
  purpose: 'booking',
  createdAt: now - age,
  stateSince: now - age,
  redirect: false,
  confirmed,
});

test('an open attempt unknown to the provider waits, and is abandoned later', () => {
  expect(nextStep(attempt('open', SILENT_FOR_MS - 1), null, now)).toBe('wait');
  expect(nextStep(attempt('open', SILENT_FOR_MS), null, now)).toBe('giveUp');
});

test('an authorised payment confirms a booking that is still waiting for it', () => {
  expect(nextStep(attempt('open', FRESH_FOR_MS - 1), 'authorised', now)).toBe('approve');
  expect(nextStep(attempt('open', FRESH_FOR_MS - 1), 'captured', now)).toBe('approve');
  expect(nextStep(attempt('open', FRESH_FOR_MS), 'authorised', now)).toBe('giveUp');
  expect(nextStep(attempt('open', 1), 'declined', now)).toBe('decline');
  expect(nextStep(attempt('open', 1), 'voided', now)).toBe('giveUp');
});

test('a payment is captured only once its booking is confirmed', () => {
  expect(nextStep(attempt('authorised', 1, true), 'authorised', now)).toBe('capture');
  expect(nextStep(attempt('authorised', 1, false), 'authorised', now)).toBe('wait');
  expect(nextStep(attempt('authorised', 1, true), 'captured', now)).toBe('noteCapture');
});

test('a lost authorisation cancels a confirmed booking and abandons a waiting one', () => {
  for (const provider of ['voided', 'refunded', 'declined'] as const) {
    expect(nextStep(attempt('authorised', 1, true), provider, now)).toBe('undo');
    expect(nextStep(attempt('authorised', 1, false), provider, now)).toBe('giveUp');
  }
  expect(nextStep(attempt('authorised', SILENT_FOR_MS, true), null, now)).toBe('undo');
  expect(nextStep(attempt('authorised', SILENT_FOR_MS, false), null, now)).toBe('giveUp');
});

test('an authorisation that the provider cannot find yet is retried, because its search may lag', () => {
  for (const confirmed of [true, false])
    expect(nextStep(attempt('authorised', SILENT_FOR_MS - 1, confirmed), null, now)).toBe('wait');
});

test('an abandoned attempt never takes money, even when a late answer arrives', () => {
  expect(nextStep(attempt('cancelling', WATCHED_FOR_MS * 2), 'authorised', now)).toBe('void');
  expect(nextStep(attempt('cancelling', 1), 'captured', now)).toBe('refund');
  expect(nextStep(attempt('cancelling', 1), 'refunded', now)).toBe('noteRefund');
  expect(nextStep(attempt('cancelling', WATCHED_FOR_MS - 1), null, now)).toBe('wait');
  expect(nextStep(attempt('cancelling', WATCHED_FOR_MS), 'voided', now)).toBe('close');
});

test('a finished attempt is left alone', () => {
  for (const state of ['captured', 'declined', 'cancelled', 'refunded'] as const)
    for (const provider of ['authorised', 'captured', 'voided', 'declined', null] as const)
      expect(nextStep(attempt(state, 1, true), provider, now)).toBe('wait');
});

test('INST-04 a plan charge is retried under the same idempotency key, and never times out', () => {
  const charge = (age: number): AttemptFacts => ({ ...attempt('open', age, true), purpose: 'scheduled' });
  for (const age of [1, WATCHED_FOR_MS]) {
    expect(nextStep(charge(age), null, now)).toBe('ask');
    expect(nextStep(charge(age), 'authorised', now)).toBe('approve');
    expect(nextStep(charge(age), 'captured', now)).toBe('approve');
  }
  expect(nextStep(charge(1), 'declined', now)).toBe('decline');
  expect(nextStep(charge(1), 'voided', now)).toBe('giveUp');
});

test('INST-04 a later payment of an ended booking is abandoned', () => {
  for (const purpose of ['scheduled', 'extra', 'card'] as const)
    for (const state of ['open', 'authorised'] as const)
      expect(nextStep({ ...attempt(state, 1, false), purpose }, 'authorised', now)).toBe('giveUp');
});

test('LOCAL-02 a bank redirect expires after half an hour, and a payment made there creates a booking', () => {
  const away = (age: number): AttemptFacts => ({ ...attempt('open', age), redirect: true });
  expect(nextStep(away(REDIRECT_FOR_MS - 1), null, now)).toBe('wait');
  expect(nextStep(away(REDIRECT_FOR_MS), null, now)).toBe('endRedirect');
  expect(nextStep(away(REDIRECT_FRESH_FOR_MS - 1), 'captured', now)).toBe('approve');
  expect(nextStep(away(REDIRECT_FRESH_FOR_MS), 'captured', now)).toBe('giveUp');
  expect(nextStep(away(1), 'declined', now)).toBe('decline');
});
