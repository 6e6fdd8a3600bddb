import { afterEach, expect, test } from 'vitest';
import { type Bank, openBank } from './bank.ts';
import { SESSION_MS } from './instruments/sessions.ts';
import type { AuthoriseAnswer, AuthoriseRequest } from './transactions/payments.ts';

const now = Date.UTC(2030, 0, 1);
const banks: Bank[] = [];
afterEach(() => {
  for (const bank of banks.splice(0)) bank.close();
});

function bankInMemory(): Bank {
  const bank = openBank(':memory:', { url: null, secret: 'x' });
  banks.push(bank);
  return bank;
}

const visa = { card: 'visa', brand: 'visa', last_four: '1111', expiry_month: 3, expiry_year: 2030 };

function authorise(bank: Bank, ref: string, part: Partial<AuthoriseRequest> = {}, at = now): AuthoriseAnswer {
  const source = { kind: 'oneTime', ref } as const;
  return bank.payments.authorise(
    { attemptRef: 'attempt', amount: 100, currency: 'EUR', source, keep: false, initiator: 'holder', ...part },
    null,
    at,
  );
}

test('a reference and a session live three hours', () => {
  const { sessions, instruments, ...bank } = bankInMemory();
  const session = sessions.open('EUR', now).id;
  const ref = instruments.issue(session, visa, now);
  const late = now + SESSION_MS;
  expect([sessions.isOpen(session, late - 1), sessions.isOpen(session, late)]).toEqual([true, false]);
  expect(authorise({ sessions, instruments, ...bank }, ref, {}, late)).toEqual({
    outcome: 'invalid',
    code: 'unknown_instrument',
  });
  expect(authorise({ sessions, instruments, ...bank }, ref, {}, late - 1)).toMatchObject({ outcome: 'approved' });
  sessions.open('EUR', late);
  expect(instruments.find(ref, now)).toBeNull();
});

test('PAY-06 a kept card whose month is over is declined for good', () => {
  const bank = bankInMemory();
  const kept = bank.instruments.keep(visa);
  const source = { kind: 'stored', ref: kept } as const;
  const inMarch = Date.UTC(2030, 2, 31);
  const inApril = Date.UTC(2030, 3, 2);
  expect(authorise(bank, '', { source, attemptRef: 'march' }, inMarch)).toMatchObject({ outcome: 'approved' });
  expect(authorise(bank, '', { source, attemptRef: 'april' }, inApril)).toMatchObject({
    outcome: 'declined',
    payment: { decline_class: 'hard', decline_code: 'expired' },
  });
});

test('TDS-01 a question that is answered twice says the same, and the card pays once', () => {
  const bank = bankInMemory();
  const session = bank.sessions.open('EUR', now).id;
  const ref = bank.instruments.issue(session, { ...visa, card: '3ds-challenge' }, now);
  const lookup = bank.authentication.lookup({ session, ref, amount: 100, currency: 'EUR' }, now);
  const id = lookup.kind === 'challenge' ? lookup.id : '';
  const first = bank.authentication.choose(id, 'confirm', now);
  expect(first).toMatchObject({ status: 'authenticate_successful' });
  expect(bank.authentication.choose(id, 'refuse', now)).toEqual(first);
  expect(bank.authentication.choose('challenge_invented', 'confirm', now)).toBeNull();
});

test('a card that paid while its holder was asked cannot be authenticated any more', () => {
  const bank = bankInMemory();
  const session = bank.sessions.open('EUR', now).id;
  const ref = bank.instruments.issue(session, { ...visa, card: '3ds-challenge' }, now);
  const lookup = bank.authentication.lookup({ session, ref, amount: 100, currency: 'EUR' }, now);
  authorise(bank, ref);
  expect(bank.authentication.choose(lookup.kind === 'challenge' ? lookup.id : '', 'confirm', now)).toBeNull();
});

test('what is set to go wrong happens as often as it was set, oldest first, and is cleared at once', () => {
  const { faults } = bankInMemory();
  faults.set({ request: 'capture', effect: 'lost', count: 2, afterMs: 0 });
  faults.set({ request: 'capture', effect: 'late', count: 1, afterMs: 9 });
  const taken = () => faults.forRequest('capture')?.kind ?? null;
  expect(faults.forRequest('refund')).toBeNull();
  expect([taken(), taken(), taken(), taken()]).toEqual(['lost', 'lost', 'late', null]);
  faults.set({ request: 'capture', effect: 'fraud', count: 5, afterMs: 0 });
  faults.clear();
  expect([taken(), faults.waiting()]).toEqual([null, []]);
});
