import { afterEach, expect, test } from 'vitest';
import { type Bank, openBank } from './bank.ts';
import { SESSION_MS } from './instruments/sessions.ts';
import { WALLET_CARDS } from './payers/payer.ts';
import { TEST_ACCOUNTS } from './payers/test-accounts.ts';
import type { AuthoriseAnswer, AuthoriseRequest } from './transactions/payments.ts';
import type { RedirectRequest } from './transactions/redirects.ts';
import { PAY_LATER_MS } from './transactions/requests.ts';
import { challengeWords, redirectWords, sheetWords, writeShows } from './views/words.ts';

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

const visa = {
  method: 'card',
  card: 'visa',
  brand: 'visa',
  last_four: '1111',
  expiry_month: 3,
  expiry_year: 2030,
} as const;

function authorise(bank: Bank, ref: string, part: Partial<AuthoriseRequest> = {}, at = now): AuthoriseAnswer {
  const source = { kind: 'oneTime', ref } as const;
  return bank.payments.authorise(
    { attemptRef: 'attempt', amount: 100, currency: 'EUR', source, keep: false, initiator: 'holder', ...part },
    null,
    at,
  );
}

test('a reference and a session expire after three hours', () => {
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

test('PAY-06 a stored card past its month is declined permanently', () => {
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

test('TDS-01 answering a challenge twice returns the same result, and the card pays once', () => {
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

test('a card that has paid during its challenge can no longer be authenticated', () => {
  const bank = bankInMemory();
  const session = bank.sessions.open('EUR', now).id;
  const ref = bank.instruments.issue(session, { ...visa, card: '3ds-challenge' }, now);
  const lookup = bank.authentication.lookup({ session, ref, amount: 100, currency: 'EUR' }, now);
  authorise(bank, ref);
  expect(bank.authentication.choose(lookup.kind === 'challenge' ? lookup.id : '', 'confirm', now)).toBeNull();
});

test('a configured fault happens the configured number of times, oldest first, and can be cleared immediately', () => {
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

const ideal = (attemptRef: string, at: number): RedirectRequest => ({
  attemptRef,
  amount: 100,
  currency: 'EUR',
  method: 'ideal',
  bank: 'INGBNL2A',
  country: 'NL',
  givenName: 'Ada',
  surname: 'Lovelace',
  language: 'en',
  returnUrl: 'http://localhost:3000/',
  expiresAt: at + 600_000,
});

function startRedirect({ redirects }: Bank, attemptRef: string, at: number): string {
  const started = redirects.start(ideal(attemptRef, at), at);
  if (started.outcome !== 'started') throw new Error(started.code);
  return started.id;
}

test('LOCAL-02 a delayed payment completes after twenty seconds, unless the shop has ended it', async () => {
  const bank = bankInMemory();
  const pressed = Date.now() - PAY_LATER_MS;
  const ended = startRedirect(bank, 'ended', pressed);
  const left = startRedirect(bank, 'left', pressed);
  for (const id of [ended, left]) expect(bank.requests.chooseRedirect(id, 'payLater', pressed)).toBe('open');
  expect(bank.redirects.end('ended', Date.now())).toBe(true);
  await expect.poll(() => bank.payments.findByAttempt('left')?.state, { timeout: 25_000 }).toBe('captured');
  expect(bank.payments.findByAttempt('ended')).toBeNull();
  expect(bank.notices.all().map(({ kind, attempt_ref }) => `${attempt_ref} ${kind}`)).toEqual(['left captured']);
});

test('LOCAL-02 a payment page can be used until it expires, after three hours at most', () => {
  const bank = bankInMemory();
  const id = startRedirect(bank, 'soon', now);
  expect(bank.redirects.choose(id, 'pay', now + 600_000)).toBe('over');
  const { redirects } = bank;
  const far = redirects.start({ ...ideal('far', now), expiresAt: now + 10 * SESSION_MS }, now);
  const farId = far.outcome === 'started' ? far.id : '';
  expect(redirects.choose(farId, 'pay', now + SESSION_MS)).toBe('over');
  expect(redirects.choose(farId, 'pay', now + SESSION_MS - 1)).toBe('paid');
  expect(redirects.choose('redirect_invented', 'pay', now)).toBeNull();
  startRedirect(bank, 'a day later', now + SESSION_MS + 86_400_000);
  expect(redirects.find(farId)).toBeNull();
});

test('the texts of the bank exist in both languages', () => {
  for (const words of [challengeWords, sheetWords, redirectWords])
    expect(Object.keys(words.de)).toEqual(Object.keys(words.en));
  const shown = [...TEST_ACCOUNTS, ...WALLET_CARDS.filter(({ authorise: effect }) => effect)];
  for (const { shows } of shown) expect(writeShows(shows, 'de'), shows).not.toBe(shows);
});
