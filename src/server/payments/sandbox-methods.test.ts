import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import type { Authorisation, PaymentProvider, RedirectRequest, Transaction } from './port.ts';

const shop = 'http://localhost:3000';
let bank: TestSandbox;
let provider: PaymentProvider;
let attempts = 0;
beforeAll(async () => {
  bank = await openSandbox({ shopOrigins: [shop] });
  provider = bank.provider();
});
afterAll(() => bank?.stop());

const nextAttempt = () => {
  attempts += 1;
  return `attempt-${attempts}`;
};
const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

const authorise = (ref: string, more: { attemptRef?: string; amount?: number; keep?: boolean } = {}) =>
  provider.authorise({
    attemptRef: more.attemptRef ?? nextAttempt(),
    amount: euros(more.amount ?? 25_000),
    source: { kind: 'oneTime', ref },
    keep: more.keep ?? false,
    initiator: 'holder',
  });

function approved(authorisation: Authorisation): Transaction {
  if (authorisation.outcome !== 'approved') throw new Error(`not approved: ${JSON.stringify(authorisation)}`);
  return authorisation.transaction;
}

async function found(attemptRef: string): Promise<readonly Transaction[]> {
  const search = await provider.findByAttempt(attemptRef);
  if (search.outcome !== 'found') throw new Error(`not found out: ${search.cause}`);
  return search.found;
}

const ideal = (part: Partial<RedirectRequest> = {}): RedirectRequest => ({
  attemptRef: nextAttempt(),
  amount: euros(25_000),
  method: 'ideal',
  bank: 'INGBNL2A',
  country: 'NL',
  givenName: 'Ada',
  surname: 'Lovelace',
  language: 'en',
  returnUrl: `${shop}/booking/back?attempt=1`,
  expiresAt: Date.now() + 600_000,
  ...part,
});
const sofort = (part: Partial<RedirectRequest> = {}) => ideal({ method: 'sofort', bank: null, country: 'DE', ...part });

/** Starts a payment on a page of a bank: where the page is, and the attempt. */
async function started(request = ideal()) {
  const answer = await provider.startRedirect(request);
  if (answer.outcome !== 'started') throw new Error(`not started: ${JSON.stringify(answer)}`);
  return { url: answer.url, attemptRef: request.attemptRef, request };
}

test('PPAL-01 an agreed PayPal payment is authorised, captured and refunded like a card, once and up to the agreed amount', async () => {
  for (const method of ['paypal', 'paypalCredit'] as const) {
    const ref = await bank.agree(method, 'account-ada', 25_000);
    expect(await provider.inspectInstrument(ref)).toEqual({
      outcome: 'found',
      found: {
        method,
        brand: null,
        lastFour: null,
        expiryMonth: null,
        expiryYear: null,
        consumed: false,
        amount: euros(25_000),
        authentication: null,
        storedRef: null,
        purpose: null,
      },
    });
    expect(await authorise(ref, { amount: 25_001 })).toMatchObject({ outcome: 'invalid' });
    const transaction = approved(await authorise(ref));
    expect(transaction).toMatchObject({ state: 'authorised', decline: null });
    expect(await authorise(ref)).toEqual({ outcome: 'invalid', code: 'used_instrument' });
    const { ref: paid } = transaction;
    expect(await provider.capture({ key: `${method}-c`, ref: paid, amount: 25_000 })).toMatchObject({
      outcome: 'done',
    });
    expect(await provider.refund({ key: `${method}-r`, ref: paid, amount: 400 })).toMatchObject({
      transaction: { state: 'captured', refunded: 400 },
    });
  }
});

test('PPAL-01 each test account behaves as listed', async () => {
  const answerOf = async (name: string) =>
    authorise(await bank.agree('paypal', `account-${name}`, 25_000), { attemptRef: `${name}-1` });
  expect(await answerOf('no-funds')).toMatchObject({ outcome: 'declined', class: 'soft' });
  expect(await answerOf('closed')).toMatchObject({ outcome: 'declined', class: 'hard' });
  expect(await answerOf('suspicious')).toMatchObject({ outcome: 'declined', class: 'fraud' });
  expect(await answerOf('lost')).toMatchObject({ outcome: 'unknown' });
  expect(await found('lost-1')).toMatchObject([{ state: 'authorised' }]);
  expect(await found('closed-1')).toMatchObject([{ state: 'declined', decline: { class: 'hard', code: '2004' } }]);
  const { ref } = approved(await answerOf('no-capture'));
  expect(await provider.capture({ key: 'no-capture', ref, amount: 1 })).toMatchObject({ outcome: 'refused' });
  await expect(bank.agree('paypalCredit', 'account-no-credit', 25_000)).rejects.toThrow('422 not_taken');
  await expect(bank.agree('paypal', 'account-nobody', 25_000)).rejects.toThrow('422 not_taken');
});

test('PPAL-01 a PayPal agreement is stored for later payments, and is not listed as a card', async () => {
  const answer = await authorise(await bank.agree('paypal', 'account-ada', 25_000), { keep: true });
  expect(answer).toMatchObject({ outcome: 'approved', savedCard: null });
  const later = (ref: string) =>
    provider.authorise({
      attemptRef: nextAttempt(),
      amount: euros(90_000),
      source: { kind: 'stored', ref },
      keep: false,
      initiator: 'merchant',
    });
  const savedCardRef = answer.outcome === 'approved' ? (answer.savedCardRef as string) : '';
  approved(await later(savedCardRef));
  expect(await provider.forgetCard(savedCardRef)).toEqual({ outcome: 'found', found: true });
  expect(await later(savedCardRef)).toEqual({ outcome: 'invalid', code: 'unknown_card' });
});

test('WALLET-01 WALLET-02 a wallet pays only with cards of the requested networks', async () => {
  const ref = await bank.agree('applePay', 'maestro', 25_000, { networks: ['VISA', 'MAESTRO'] });
  expect(await provider.inspectInstrument(ref)).toMatchObject({
    found: { method: 'applePay', brand: 'maestro', lastFour: '0000', authentication: null },
  });
  approved(await authorise(ref));
  const google = await bank.agree('googlePay', 'visa', 25_000, { networks: ['VISA'] });
  expect(await provider.inspectInstrument(google)).toMatchObject({ found: { method: 'googlePay', lastFour: '1111' } });
  await expect(bank.agree('googlePay', 'maestro', 25_000, { networks: ['VISA'] })).rejects.toThrow('422 not_taken');
  await expect(bank.agree('googlePay', 'account-ada', 25_000, { networks: ['VISA'] })).rejects.toThrow('not_taken');
});

test('a wallet sheet needs a page session and authenticates the payer itself: 3-D Secure is only for typed cards', async () => {
  await expect(bank.agree('paypal', 'account-ada', 1, { session: 'session_invented' })).rejects.toThrow('no_session');
  const session = await bank.openSession();
  const ref = await bank.agree('paypal', 'account-ada', 100, { session });
  expect(await bank.ask('POST', '/browser/lookups', { session, ref, amount: 100, currency: 'EUR' })).toEqual({
    status: 422,
    answer: { code: 'unknown_instrument' },
  });
});

test('LOCAL-01 paying at the bank captures immediately, and can be refunded', async () => {
  const { url, attemptRef, request } = await started();
  expect(new URL(url).origin).toBe(bank.url);
  expect(await found(attemptRef)).toEqual([]);
  expect(await bank.chooseRedirect(url, 'pay')).toEqual({ state: 'paid', returnUrl: request.returnUrl });
  const [paid] = await found(attemptRef);
  expect(paid).toMatchObject({ state: 'captured', captured: 25_000, authorised: euros(25_000), decline: null });
  const { ref } = paid as Transaction;
  expect(await provider.capture({ key: 'local-c', ref, amount: 25_000 })).toMatchObject({ code: 'wrong_state' });
  expect(await provider.cancel({ key: 'local-v', ref })).toMatchObject({ code: 'wrong_state' });
  expect(await provider.refund({ key: 'local-r', ref, amount: 25_000 })).toMatchObject({ outcome: 'done' });
});

test('LOCAL-02 cancelling and failing each decline with a code, and the first choice is final', async () => {
  const cancelled = await started();
  expect(await bank.chooseRedirect(cancelled.url, 'cancel')).toMatchObject({ state: 'declined' });
  expect(await bank.chooseRedirect(cancelled.url, 'pay')).toMatchObject({ state: 'declined' });
  expect(await found(cancelled.attemptRef)).toMatchObject([
    { state: 'declined', captured: 0, decline: { class: 'soft', code: 'cancelled' } },
  ]);
  const failed = await started(sofort());
  await bank.chooseRedirect(failed.url, 'fail');
  expect(await found(failed.attemptRef)).toMatchObject([{ decline: { code: 'refused_by_bank' } }]);
  const paid = await started();
  await Promise.all([1, 2, 3].map(() => bank.chooseRedirect(paid.url, 'pay')));
  expect(await bank.chooseRedirect(paid.url, 'cancel')).toMatchObject({ state: 'paid' });
  expect(await found(paid.attemptRef)).toHaveLength(1);
});

test('LOCAL-01 only supported payments are started: euros, Dutch banks, the countries of Sofort, below 5000', async () => {
  const codeOf = async (request: RedirectRequest) => {
    const answer = await provider.startRedirect(request);
    return answer.outcome === 'invalid' ? answer.code : answer.outcome;
  };
  expect(await codeOf(ideal({ amount: { amount: 100, currency: 'USD' } }))).toBe('not_euro');
  expect(await codeOf(ideal({ bank: 'DEUTDEFF' }))).toBe('unknown_bank');
  expect(await codeOf(ideal({ bank: null }))).toBe('unknown_bank');
  expect(await codeOf(ideal({ country: 'DE' }))).toBe('unknown_country');
  expect(await codeOf(sofort({ country: 'US' }))).toBe('unknown_country');
  expect(await codeOf(sofort({ amount: euros(500_000) }))).toBe('amount_too_high');
  expect(await codeOf(sofort({ amount: euros(499_999) }))).toBe('started');
  expect(await codeOf(ideal({ returnUrl: 'https://elsewhere.example/' }))).toBe('foreign_return');
  expect(await codeOf(ideal({ country: 'Netherlands' }))).toBe('malformed');
  expect(await codeOf(ideal({ returnUrl: 'javascript:alert(1)' }))).toBe('malformed');
});

test('LOCAL-01 the offered banks and countries are those that can pay', async () => {
  const options = await provider.redirectOptions();
  if (options.outcome !== 'found') throw new Error('no options');
  for (const { id } of options.found.idealBanks) await started(ideal({ bank: id }));
  for (const country of options.found.sofortCountries) await started(sofort({ country }));
});

test('one attempt has one payment page; another amount or a card payment cannot use it', async () => {
  const { url, request } = await started();
  expect(await provider.startRedirect(request)).toEqual({ outcome: 'started', url });
  expect(await provider.startRedirect({ ...request, amount: euros(1) })).toEqual({
    outcome: 'invalid',
    code: 'attempt_used_otherwise',
  });
  const attemptRef = nextAttempt();
  approved(await authorise(await bank.typeCard('4111111111111111'), { attemptRef }));
  expect(await provider.startRedirect(ideal({ attemptRef }))).toMatchObject({ code: 'attempt_used_otherwise' });
});

test('LOCAL-02 an ended or expired payment can no longer be paid, and a paid one stays paid', async () => {
  const { url, attemptRef, request } = await started();
  expect(await provider.endRedirect(attemptRef)).toEqual({ outcome: 'found', found: true });
  expect(await provider.endRedirect(attemptRef)).toEqual({ outcome: 'found', found: false });
  expect(await bank.chooseRedirect(url, 'pay')).toMatchObject({ state: 'over' });
  expect(await bank.chooseRedirect(url, 'payLater')).toMatchObject({ state: 'over' });
  expect(await provider.startRedirect(request)).toEqual({ outcome: 'invalid', code: 'ended' });
  const late = await started(ideal({ expiresAt: Date.now() - 1 }));
  expect(await bank.chooseRedirect(late.url, 'pay')).toMatchObject({ state: 'over' });
  expect(await found(attemptRef)).toEqual([]);
  const paid = await started();
  await bank.chooseRedirect(paid.url, 'pay');
  expect(await provider.endRedirect(paid.attemptRef)).toEqual({ outcome: 'found', found: false });
  expect(await found(paid.attemptRef)).toMatchObject([{ state: 'captured' }]);
  expect(await provider.endRedirect('no-such-attempt')).toEqual({ outcome: 'found', found: false });
});

test('a payment page whose address was lost is returned again', async () => {
  const request = ideal();
  await bank.disturb({ request: 'startRedirect', effect: 'lost' });
  expect(await provider.startRedirect(request)).toMatchObject({ outcome: 'unknown' });
  await bank.disturb({ request: 'startRedirect', effect: 'error' });
  expect(await provider.startRedirect(request)).toMatchObject({ outcome: 'unknown', cause: 'status 500' });
  const { url } = await started(request);
  await bank.disturb({ request: 'endRedirect', effect: 'lost' });
  expect(await provider.endRedirect(request.attemptRef)).toMatchObject({ outcome: 'unknown' });
  expect(await bank.chooseRedirect(url, 'pay')).toMatchObject({ state: 'over' });
  expect((await bank.disturb({ request: 'startRedirect', effect: 'late' })).status).toBe(400);
  const nowhere = bank.provider({ apiUrl: 'http://127.0.0.1:9' });
  expect(await nowhere.startRedirect(request)).toMatchObject({ outcome: 'unknown' });
  expect(await nowhere.endRedirect('x')).toMatchObject({ outcome: 'unknown' });
  expect(await nowhere.redirectOptions()).toMatchObject({ outcome: 'unknown' });
});
