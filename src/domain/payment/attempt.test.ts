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

test('an open attempt that the provider knows nothing of waits, and is given up later', () => {
  expect(nextStep(attempt('open', SILENT_FOR_MS - 1), null, now)).toBe('wait');
  expect(nextStep(attempt('open', SILENT_FOR_MS), null, now)).toBe('giveUp');
});

test('money that was reserved makes a booking while somebody still expects it', () => {
  expect(nextStep(attempt('open', FRESH_FOR_MS - 1), 'authorised', now)).toBe('approve');
  expect(nextStep(attempt('open', FRESH_FOR_MS - 1), 'captured', now)).toBe('approve');
  expect(nextStep(attempt('open', FRESH_FOR_MS), 'authorised', now)).toBe('giveUp');
  expect(nextStep(attempt('open', 1), 'declined', now)).toBe('decline');
  expect(nextStep(attempt('open', 1), 'voided', now)).toBe('giveUp');
});

test('a payment is collected when its booking is confirmed, and not before', () => {
  expect(nextStep(attempt('authorised', 1, true), 'authorised', now)).toBe('capture');
  expect(nextStep(attempt('authorised', 1, false), 'authorised', now)).toBe('wait');
  expect(nextStep(attempt('authorised', 1, true), 'captured', now)).toBe('noteCapture');
});

test('a reservation that is gone undoes a confirmed booking and gives up one that waits', () => {
  for (const provider of ['voided', 'refunded', 'declined'] as const) {
    expect(nextStep(attempt('authorised', 1, true), provider, now)).toBe('undo');
    expect(nextStep(attempt('authorised', 1, false), provider, now)).toBe('giveUp');
  }
  expect(nextStep(attempt('authorised', SILENT_FOR_MS, true), null, now)).toBe('undo');
  expect(nextStep(attempt('authorised', SILENT_FOR_MS, false), null, now)).toBe('giveUp');
});

test('a reservation that the provider does not find yet is waited for: its search may lag behind its answer', () => {
  for (const confirmed of [true, false])
    expect(nextStep(attempt('authorised', SILENT_FOR_MS - 1, confirmed), null, now)).toBe('wait');
});

test('an attempt that was given up takes no money, however late it comes', () => {
  expect(nextStep(attempt('cancelling', WATCHED_FOR_MS * 2), 'authorised', now)).toBe('void');
  expect(nextStep(attempt('cancelling', 1), 'captured', now)).toBe('refund');
  expect(nextStep(attempt('cancelling', 1), 'refunded', now)).toBe('noteRefund');
  expect(nextStep(attempt('cancelling', WATCHED_FOR_MS - 1), null, now)).toBe('wait');
  expect(nextStep(attempt('cancelling', WATCHED_FOR_MS), 'voided', now)).toBe('close');
});

test('an attempt that has ended is left alone', () => {
  for (const state of ['captured', 'declined', 'cancelled', 'refunded'] as const)
    for (const provider of ['authorised', 'captured', 'voided', 'declined', null] as const)
      expect(nextStep(attempt(state, 1, true), provider, now)).toBe('wait');
});

test('INST-04 a charge of a plan is asked for again under its name, and is never too late', () => {
  const charge = (age: number): AttemptFacts => ({ ...attempt('open', age, true), purpose: 'scheduled' });
  for (const age of [1, WATCHED_FOR_MS]) {
    expect(nextStep(charge(age), null, now)).toBe('ask');
    expect(nextStep(charge(age), 'authorised', now)).toBe('approve');
    expect(nextStep(charge(age), 'captured', now)).toBe('approve');
  }
  expect(nextStep(charge(1), 'declined', now)).toBe('decline');
  expect(nextStep(charge(1), 'voided', now)).toBe('giveUp');
});

test('INST-04 a later payment of a booking that is over is given up', () => {
  for (const purpose of ['scheduled', 'extra', 'card'] as const)
    for (const state of ['open', 'authorised'] as const)
      expect(nextStep({ ...attempt(state, 1, false), purpose }, 'authorised', now)).toBe('giveUp');
});

test('LOCAL-02 whoever is at a page of their bank has half an hour, and what they paid there makes a booking', () => {
  const away = (age: number): AttemptFacts => ({ ...attempt('open', age), redirect: true });
  expect(nextStep(away(REDIRECT_FOR_MS - 1), null, now)).toBe('wait');
  expect(nextStep(away(REDIRECT_FOR_MS), null, now)).toBe('endRedirect');
  expect(nextStep(away(REDIRECT_FRESH_FOR_MS - 1), 'captured', now)).toBe('approve');
  expect(nextStep(away(REDIRECT_FRESH_FOR_MS), 'captured', now)).toBe('giveUp');
  expect(nextStep(away(1), 'declined', now)).toBe('decline');
});
