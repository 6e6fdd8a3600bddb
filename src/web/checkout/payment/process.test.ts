import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthenticationRequest, AuthenticationResult, TokeniseFailure } from './payment-client.ts';
import { type PaymentOrder, type PreparedPayment, type ProcessDeps, preparePayment } from './process.ts';

const order: PaymentOrder = {
  amount: 129_900,
  currency: 'EUR',
  email: 'ada@example.org',
  cardHolder: 'Ada Lovelace',
  billingCountry: 'AT',
  billingZip: '1010',
};

const approved: AuthenticationResult = { ok: true, ref: 'ref-2', status: 'authenticate_successful' };

/** A page whose bank answers as told, and that writes down what it was told. */
function page(over: Partial<ProcessDeps> = {}, answer: AuthenticationResult = approved) {
  const told: string[] = [];
  const asked: AuthenticationRequest[] = [];
  const deps: ProcessDeps = {
    client: {
      authenticate: async (request) => {
        asked.push(request);
        return answer;
      },
    },
    card: { tokenise: async () => ({ ok: true, card: { ref: 'ref-1', brand: 'visa', lastFour: '1111' } }) },
    additionalInformation: async () => ({ tour: 'Alps' }),
    onStep: (step) => told.push(step),
    onSlow: (seconds) => told.push(`slow ${seconds}`),
    showChallenge: (frame) => told.push(frame ? 'shown' : 'taken away'),
    onUnknownStatus: (status) => told.push(`unknown ${status}`),
    ...over,
  };
  return { deps, told, asked };
}

const refusing = (failure: TokeniseFailure): Partial<ProcessDeps> => ({
  card: { tokenise: async () => ({ ok: false, failure }) },
});
const failureOf = (prepared: PreparedPayment) => (prepared.ok ? null : prepared.failure);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('TDS-01 a card is tokenised, the buyer’s details are sent to the bank, and the authenticated token pays', async () => {
  const { deps, told, asked } = page();
  expect(await preparePayment(order, deps)).toEqual(approved);
  expect(told).toEqual(['card', 'bank', 'taken away']);
  expect(asked[0]).toMatchObject({ ref: 'ref-1', amount: 129_900, additionalInformation: { tour: 'Alps' } });
  expect(vi.getTimerCount()).toBe(0);
});

test('PAY-06 a stored card gets a one-time payment token and is authenticated like any other', async () => {
  const { deps, asked } = page({ card: async () => 'stored-ref' });
  expect(await preparePayment(order, deps)).toEqual(approved);
  expect(asked[0]?.ref).toBe('stored-ref');
  const gone = page({ card: async () => null });
  expect(failureOf(await preparePayment(order, gone.deps))).toEqual({ kind: 'retry', report: 'Stored Card' });
});

test('PAY-04 all empty fields are marked, invalid ones by name, and other failures are card errors', async () => {
  const tokenising = async (failure: TokeniseFailure) =>
    failureOf(await preparePayment(order, page(refusing(failure)).deps));
  expect(await tokenising({ code: 'HOSTED_FIELDS_FIELDS_EMPTY' })).toEqual({
    kind: 'fields',
    problems: ['number', 'expirationDate', 'cvv'].map((field) => ({ field, empty: true })),
  });
  expect(await tokenising({ code: 'HOSTED_FIELDS_FIELDS_INVALID', fields: ['cvv'] })).toEqual({
    kind: 'fields',
    problems: [{ field: 'cvv', empty: false }],
  });
  for (const code of ['HOSTED_FIELDS_FAILED_TOKENIZATION', 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR'] as const)
    expect(await tokenising({ code })).toEqual({ kind: 'card', report: code });
  const broken = page({ card: { tokenise: () => Promise.reject(new Error('frames are gone')) } });
  expect(failureOf(await preparePayment(order, broken.deps))?.kind).toBe('card');
});

test('PAY-04 card fields that do not answer time out after a minute', async () => {
  const silent = page({ card: { tokenise: () => new Promise(() => {}) } });
  const prepared = preparePayment(order, silent.deps);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failureOf(await prepared)).toEqual({ kind: 'card', report: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
});

test('TDS-05 without the details that the bank requires authentication does not start, and can be retried', async () => {
  const { deps, asked } = page({ additionalInformation: async () => null });
  expect(failureOf(await preparePayment(order, deps))).toEqual({ kind: 'retry', report: 'Additional Information' });
  expect(asked).toEqual([]);
});

test('TDS-02 TDS-03 a status against the card ends with the error; any other failure can be retried', async () => {
  const outcome = async (answer: AuthenticationResult) => failureOf(await preparePayment(order, page({}, answer).deps));
  expect(await outcome({ ok: true, ref: 'r', status: 'authenticate_rejected' })).toEqual({
    kind: 'card',
    report: '3DS authenticate_rejected',
  });
  expect(await outcome({ ok: true, ref: 'r', status: 'lookup_error' })).toEqual({
    kind: 'retry',
    report: '3DS lookup_error',
  });
  expect(await outcome({ ok: false, error: 'verify' })).toEqual({ kind: 'retry', report: '3DS verify' });
  const strange = page({}, { ok: true, ref: 'r', status: 'status_of_next_year' });
  expect(failureOf(await preparePayment(order, strange.deps))?.kind).toBe('retry');
  expect(strange.told).toContain('unknown status_of_next_year');
  const throwing = page({ client: { authenticate: () => Promise.reject(new Error('no bank')) } });
  expect(failureOf(await preparePayment(order, throwing.deps))).toEqual({ kind: 'retry', report: '3DS verify' });
});

test('TDS-04 a visitor waiting for the bank is warned after 30, 60 and 90 seconds, and it times out after 120', async () => {
  let request: AuthenticationRequest | undefined;
  const silent = page({
    client: {
      authenticate: (asked) => {
        request = asked;
        return new Promise(() => {});
      },
    },
  });
  const prepared = preparePayment(order, silent.deps);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(silent.told).not.toContain('slow 30');
  await vi.advanceTimersByTimeAsync(90_000);
  expect(silent.told.filter((word) => word.startsWith('slow'))).toEqual(['slow 30', 'slow 60', 'slow 90']);
  expect(request?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(failureOf(await prepared)).toEqual({ kind: 'retry', report: '3DS timeout' });
  expect(request?.signal.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('TDS-04 the bank’s challenge is opened and closed, and closing it cancels the authentication', async () => {
  const frame = {} as HTMLIFrameElement;
  let giveUp = () => {};
  const asking = page({
    client: {
      authenticate: ({ showChallenge }) => {
        showChallenge(frame);
        return new Promise(() => {});
      },
    },
  });
  const prepared = preparePayment(order, {
    ...asking.deps,
    showChallenge: (shown, close) => {
      asking.deps.showChallenge(shown, close);
      giveUp = close;
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(asking.told).toEqual(['card', 'bank', 'challenge', 'shown']);
  giveUp();
  expect(failureOf(await prepared)).toEqual({ kind: 'retry', report: '3DS closed' });
  expect(asking.told.at(-1)).toBe('taken away');
});
