import { createHmac } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import type { Authorisation, PaymentProvider, Transaction } from './port.ts';

let bank: TestSandbox;
let provider: PaymentProvider;
let attempts = 0;
beforeAll(async () => {
  bank = await openSandbox();
  provider = bank.provider();
});
afterAll(() => bank?.stop());

const working = '4111111111111111';
const nextAttempt = () => {
  attempts += 1;
  return `attempt-${attempts}`;
};
const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;

type Wish = { ref: string; attemptRef?: string; amount?: number; keep?: boolean; from?: PaymentProvider };
const authorise = ({ ref, attemptRef = nextAttempt(), amount = 25_000, keep = false, from = provider }: Wish) =>
  from.authorise({
    attemptRef,
    amount: euros(amount),
    source: { kind: 'oneTime', ref },
    keep,
    initiator: 'holder',
  });

function approved(authorisation: Authorisation): Transaction {
  if (authorisation.outcome !== 'approved') throw new Error(`not approved: ${JSON.stringify(authorisation)}`);
  return authorisation.transaction;
}
const paid = async (number = working, amount = 25_000) =>
  approved(await authorise({ ref: await bank.typeCard(number), amount }));

async function found(attemptRef: string) {
  const search = await provider.findByAttempt(attemptRef);
  if (search.outcome !== 'found') throw new Error(`not found out: ${search.cause}`);
  return search.found;
}

test('money is authorised, captured and refunded in parts, and never more than available', async () => {
  const { ref, attemptRef, state } = await paid();
  expect(state).toBe('authorised');
  expect(await provider.refund({ key: 'r0', ref, amount: 1 })).toMatchObject({
    outcome: 'refused',
    code: 'wrong_state',
  });
  expect(await provider.capture({ key: 'c0', ref, amount: 25_001 })).toMatchObject({
    outcome: 'refused',
    code: 'amount_too_high',
  });
  expect(await provider.capture({ key: 'c1', ref, amount: 20_000 })).toMatchObject({
    outcome: 'done',
    transaction: { state: 'captured', captured: 20_000, authorised: euros(25_000), attemptRef },
  });
  expect(await provider.refund({ key: 'r1', ref, amount: 15_000 })).toMatchObject({ outcome: 'done' });
  expect(await provider.refund({ key: 'r2', ref, amount: 5001 })).toMatchObject({ outcome: 'refused' });
  expect(await provider.refund({ key: 'r3', ref, amount: 5000 })).toMatchObject({
    outcome: 'done',
    transaction: { refunded: 20_000 },
  });
  expect(await provider.cancel({ key: 'v1', ref })).toMatchObject({ outcome: 'refused', code: 'wrong_state' });
});

test('an authorisation can be voided, and then not captured', async () => {
  const { ref } = await paid();
  expect(await provider.cancel({ key: 'void', ref })).toMatchObject({
    outcome: 'done',
    transaction: { state: 'voided' },
  });
  expect(await provider.cancel({ key: 'void again', ref })).toMatchObject({
    outcome: 'unknown',
    cause: 'malformed',
  });
  expect(await provider.cancel({ key: 'cancel:void/again.2', ref })).toMatchObject({ outcome: 'done' });
  expect(await provider.capture({ key: 'late', ref, amount: 1 })).toMatchObject({ outcome: 'refused' });
});

test('the same attempt twice, concurrently or later, is one transaction with the same answer', async () => {
  const attemptRef = nextAttempt();
  const [one, two] = await Promise.all([bank.typeCard(working), bank.typeCard(working)]);
  const answers = await Promise.all([one, two, one, two].map((ref) => authorise({ ref, attemptRef })));
  const refs = new Set(answers.map((answer) => approved(answer).ref));
  expect(refs.size).toBe(1);
  expect(await found(attemptRef)).toHaveLength(1);
  const declinedRef = nextAttempt();
  const hard = await bank.typeCard('4000000000009102');
  const no = await authorise({ ref: hard, attemptRef: declinedRef });
  expect(no).toEqual({ outcome: 'declined', class: 'hard', code: '2004' });
  expect(await authorise({ ref: await bank.typeCard(working), attemptRef: declinedRef })).toEqual(no);
});

test('an idempotency key moves money once, and cannot be reused for another operation', async () => {
  const { ref } = await paid();
  await provider.capture({ key: 'once-c', ref, amount: 20_000 });
  expect(await provider.capture({ key: 'once-c', ref, amount: 20_000 })).toMatchObject({ outcome: 'done' });
  const refund = { key: 'once-r', ref, amount: 500 };
  await Promise.all([provider.refund(refund), provider.refund(refund), provider.refund(refund)]);
  expect(await provider.refund(refund)).toMatchObject({ outcome: 'done', transaction: { refunded: 500 } });
  expect(await provider.refund({ ...refund, amount: 600 })).toMatchObject({ code: 'key_used_otherwise' });
});

test('a one-time payment token pays once, and an unknown token pays nothing', async () => {
  const ref = await bank.typeCard(working);
  expect(await provider.inspectInstrument(ref)).toMatchObject({ found: { consumed: false, method: 'card' } });
  approved(await authorise({ ref }));
  expect(await authorise({ ref })).toEqual({ outcome: 'invalid', code: 'used_instrument' });
  expect(await provider.inspectInstrument(ref)).toMatchObject({ found: { consumed: true } });
  const attemptRef = nextAttempt();
  expect(await authorise({ ref: 'once_invented', attemptRef })).toEqual({
    outcome: 'invalid',
    code: 'unknown_instrument',
  });
  expect(await authorise({ ref: 'no such / thing', attemptRef })).toEqual({ outcome: 'invalid', code: 'malformed' });
  expect(await found(attemptRef)).toEqual([]);
  for (const strange of ['once_invented', '', '..', 'a/b', 'ä?#'])
    expect(await provider.inspectInstrument(strange)).toEqual({ outcome: 'found', found: null });
});

test('after 3-D Secure only the new token pays, at most the authenticated amount, in its currency', async () => {
  const session = await bank.openSession();
  const typed = await bank.typeCard('4000000000002503', session);
  const { ref, status } = await bank.authenticate(typed, session, 25_000);
  expect(status).toBe('authenticate_successful');
  expect(await provider.inspectInstrument(ref)).toEqual({
    outcome: 'found',
    found: {
      method: 'card',
      brand: 'visa',
      lastFour: '2503',
      expiryMonth: 12,
      expiryYear: 2039,
      consumed: false,
      amount: euros(25_000),
      authentication: { status: 'authenticate_successful', liabilityShifted: true },
      storedRef: null,
      purpose: null,
    },
  });
  expect(await authorise({ ref: typed })).toEqual({ outcome: 'invalid', code: 'used_instrument' });
  expect(await authorise({ ref, amount: 25_001 })).toMatchObject({ outcome: 'invalid' });
  expect(
    await provider.authorise({
      attemptRef: nextAttempt(),
      amount: { amount: 100, currency: 'USD' },
      source: { kind: 'oneTime', ref },
      keep: false,
      initiator: 'holder',
    }),
  ).toMatchObject({ outcome: 'invalid' });
  approved(await authorise({ ref }));
});

test('a card typed into one page cannot be authenticated by another', async () => {
  const session = await bank.openSession();
  const ref = await bank.typeCard(working, session);
  const foreign = { session: await bank.openSession(), ref, amount: 100, currency: 'EUR' };
  expect(await bank.ask('POST', '/browser/lookups', foreign)).toEqual({
    status: 422,
    answer: { code: 'unknown_instrument' },
  });
});

test('PAY-06 a card is stored with its holder’s consent, can be charged again, and can be forgotten', async () => {
  const first = await authorise({ ref: await bank.typeCard(working), keep: true });
  const kept = first.outcome === 'approved' ? first.savedCard : null;
  expect(kept).toMatchObject({ brand: 'visa', lastFour: '1111', expiryMonth: 12, expiryYear: 2039 });
  const ref = kept?.ref as string;
  const again = () =>
    provider.authorise({
      attemptRef: nextAttempt(),
      amount: euros(1000),
      source: { kind: 'stored', ref },
      keep: false,
      initiator: 'merchant',
    });
  approved(await again());
  const issued = await provider.issueInstrument(ref, 'booking-1');
  const once = issued.outcome === 'found' ? (issued.found as string) : '';
  expect(await provider.inspectInstrument(once)).toMatchObject({
    found: { method: 'storedCard', lastFour: '1111', storedRef: ref, purpose: 'booking-1' },
  });
  const session = await bank.openSession();
  const { ref: authenticated } = await bank.authenticate(once, session, 25_000);
  // The token that replaces it after 3-D Secure is bound to the same card and purpose.
  expect(await provider.inspectInstrument(authenticated)).toMatchObject({
    found: { storedRef: ref, purpose: 'booking-1', amount: euros(25_000) },
  });
  approved(await authorise({ ref: authenticated, keep: true }));
  const left = await provider.issueInstrument(ref, 'booking-1');
  expect(await provider.forgetCard(ref)).toEqual({ outcome: 'found', found: true });
  expect(await provider.forgetCard(ref)).toEqual({ outcome: 'found', found: false });
  expect(await again()).toEqual({ outcome: 'invalid', code: 'unknown_card' });
  expect(await provider.issueInstrument(ref, 'booking-1')).toEqual({ outcome: 'found', found: null });
  expect(await authorise({ ref: left.outcome === 'found' ? (left.found as string) : '' })).toMatchObject({
    outcome: 'invalid',
  });
});

test('each decline has a class', async () => {
  const classOf = async (number: string) => {
    const answer = await authorise({ ref: await bank.typeCard(number) });
    return answer.outcome === 'declined' ? answer.class : answer.outcome;
  };
  expect(await classOf('4000000000009102')).toBe('hard');
  expect(await classOf('4000000000009110')).toBe('soft');
  expect(await classOf('4000000000009128')).toBe('authentication');
  expect(await classOf('4000000000009136')).toBe('fraud');
});

test('a lost, late, missing or erroneous answer is unknown, and a search finds the result', async () => {
  const attempt = async (number: string, from = provider) => {
    const attemptRef = nextAttempt();
    const answer = await authorise({ ref: await bank.typeCard(number), attemptRef, from });
    return { attemptRef, answer, found: (await found(attemptRef)).map(({ state }) => state) };
  };
  expect(await attempt('4000000000009151')).toMatchObject({ answer: { outcome: 'unknown' }, found: ['authorised'] });
  expect(await attempt('4000000000009169', bank.provider({ timeoutMs: 300 }))).toMatchObject({
    answer: { outcome: 'unknown', cause: 'timeout' },
    found: [],
  });
  await bank.disturb({ request: 'authorise', effect: 'error' });
  expect(await attempt(working)).toMatchObject({ answer: { outcome: 'unknown', cause: 'status 500' }, found: [] });
  await bank.disturb({ request: 'authorise', effect: 'late', afterMs: 50 });
  const late = await attempt(working);
  expect(late.answer.outcome).toBe('unknown');
  const states = async () => (await found(late.attemptRef)).map(({ state }) => state);
  await expect.poll(states, { timeout: 25_000 }).toEqual(['authorised']);
});

test('a payment whose answer was lost is answered when it is requested again', async () => {
  const attemptRef = nextAttempt();
  const ref = await bank.typeCard('4000000000009151');
  expect(await authorise({ ref, attemptRef })).toMatchObject({ outcome: 'unknown' });
  approved(await authorise({ ref, attemptRef }));
});

test('faults apply to capture, void, refund and search, too', async () => {
  const { ref, attemptRef } = await paid();
  await bank.disturb({ request: 'find', effect: 'lost' });
  expect(await provider.findByAttempt(attemptRef)).toMatchObject({ outcome: 'unknown' });
  await bank.disturb({ request: 'capture', effect: 'lost' });
  expect(await provider.capture({ key: 'lost-c', ref, amount: 100 })).toMatchObject({ outcome: 'unknown' });
  expect(await provider.capture({ key: 'lost-c', ref, amount: 100 })).toMatchObject({ outcome: 'done' });
  await bank.disturb({ request: 'refund', effect: 'error' });
  expect(await provider.refund({ key: 'err-r', ref, amount: 100 })).toMatchObject({ outcome: 'unknown' });
  expect(await provider.refund({ key: 'err-r', ref, amount: 100 })).toMatchObject({ outcome: 'done' });
  const other = await paid();
  await bank.disturb({ request: 'cancel', effect: 'hard' });
  expect(await provider.cancel({ key: 'no-v', ref: other.ref })).toMatchObject({ outcome: 'refused' });
  expect((await bank.disturb({ request: 'find', effect: 'hard' })).status).toBe(400);
});

test('cards with a failing capture or refund behave as listed', async () => {
  const { ref } = await paid('4000000000009185');
  expect(await provider.capture({ key: 'cap-no', ref, amount: 100 })).toMatchObject({
    outcome: 'refused',
    transaction: { state: 'authorised' },
  });
  const other = await paid('4000000000009193');
  expect(await provider.capture({ key: 'cap-yes', ref: other.ref, amount: 100 })).toMatchObject({ outcome: 'done' });
  expect(await provider.refund({ key: 'ref-no', ref: other.ref, amount: 100 })).toMatchObject({
    outcome: 'refused',
    transaction: { captured: 100, refunded: 0 },
  });
});

test('the list of changes since a moment is complete, oldest first', async () => {
  const first = await paid();
  const second = await paid();
  // The bank's clock has whole milliseconds.
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(second.at);
  await provider.capture({ key: 'list-c', ref: first.ref, amount: 100 });
  const listed = await provider.listSince(first.at);
  const refs = listed.outcome === 'found' ? listed.found.map(({ ref }) => ref) : [];
  expect(refs.slice(-2)).toEqual([second.ref, first.ref]);
  expect(await provider.listSince(Date.now() + 60_000)).toEqual({ outcome: 'found', found: [] });
});

test('an unreachable bank, or a wrong secret, is unknown and never an exception', async () => {
  const nowhere = bank.provider({ apiUrl: 'http://127.0.0.1:9' });
  const stranger = bank.provider({ secret: 'another secret altogether' });
  for (const from of [nowhere, stranger]) {
    expect(await authorise({ ref: 'x', from })).toMatchObject({ outcome: 'unknown' });
    expect(await from.capture({ key: 'k', ref: 'x', amount: 1 })).toMatchObject({ outcome: 'unknown' });
    expect(await from.findByAttempt('x')).toMatchObject({ outcome: 'unknown' });
    expect(await from.inspectInstrument('x')).toMatchObject({ outcome: 'unknown' });
    expect(await from.openClientSession({ currency: 'EUR' })).toMatchObject({ outcome: 'unknown' });
    expect(await from.forgetCard('x')).toMatchObject({ outcome: 'unknown' });
  }
});

test.each([
  ['no success', 'HTTP/1.1 408 No\r\nContent-Length: 2\r\n\r\n{}'],
  ['an error', 'HTTP/1.1 500 No\r\nContent-Length: 2\r\n\r\n{}'],
  ['a bad gateway', 'HTTP/1.1 502 No\r\nContent-Length: 2\r\n\r\n{}'],
  ['closed for now', 'HTTP/1.1 503 No\r\nContent-Length: 2\r\n\r\n{}'],
  ['a slow gateway', 'HTTP/1.1 504 No\r\nContent-Length: 2\r\n\r\n{}'],
  ['a success that says nothing', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'],
  ['a success in other words', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello'],
  ['half an answer', 'HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{"outcome":"approved"'],
  ['a refusal that says nothing', 'HTTP/1.1 422 No\r\nContent-Length: 2\r\n\r\n{}'],
  ['a way elsewhere', 'HTTP/1.1 307 Go\r\nLocation: http://127.0.0.1:9/\r\nContent-Length: 0\r\n\r\n'],
  ['a word that never ends', 'HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n', 'and stays'],
])('an answer that is %s is unknown, never yes or no', async (_name, answer, stays?: string) => {
  const gateway = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => (stays ? socket.write(answer) : socket.end(answer)));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  const from = bank.provider({ apiUrl: `http://127.0.0.1:${port}`, timeoutMs: stays ? 200 : 10_000 });
  expect(await authorise({ ref: 'x', from })).toMatchObject({ outcome: 'unknown' });
  expect(await from.capture({ key: 'k', ref: 'x', amount: 1 })).toMatchObject({ outcome: 'unknown' });
  expect(await from.findByAttempt('x')).toMatchObject({ outcome: 'unknown' });
  gateway.close();
});

test('a webhook is accepted when the bank signed it within five minutes, and refused otherwise', () => {
  const body = JSON.stringify({ id: 'notice_1', kind: 'captured', attemptRef: 'attempt-1' });
  const read = (time: number, signed = body, secret = bank.secret) => {
    const signature = createHmac('sha256', secret).update(`webhook.${time}.${signed}`).digest('hex');
    return provider.readNotice(body, new Headers({ 'Sandbox-Signature': `t=${time},v1=${signature}` }));
  };
  expect(read(Date.now())).toEqual({ dedupeKey: 'notice_1', kind: 'captured', attemptRef: 'attempt-1' });
  expect(read(Date.now() - 6 * 60_000)).toBe('unsigned');
  expect(read(Date.now() + 6 * 60_000)).toBe('unsigned');
  expect(read(Date.now(), `${body} `)).toBe('unsigned');
  expect(read(Date.now(), body, 'another secret altogether')).toBe('unsigned');
  expect(provider.readNotice(body, new Headers())).toBe('unsigned');
});
