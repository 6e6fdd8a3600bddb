import { expect, test } from 'vitest';
import type { CallResult } from '#contract/problem.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas.ts';
import type { BookingState } from '#domain/booking/lifecycle.ts';
import type { Submission } from './submission.ts';
import { createSubmitter } from './submitter.ts';

type Answer = CallResult<AnswerOf<'book'>>;

const base: Submission = { objectId: 1, date: '2027-05-01', passengers: [] };
const booked = (status: 'OK' | 'checking' = 'OK'): Answer => ({
  ok: true,
  answer: {
    status,
    type: 'redirect',
    url: '/bookings/7',
    message: '',
    description: '',
    enquiryId: null,
    data: { holdId: null, bookingId: '7', reference: 'W-7', state: 'confirmed', endsAt: null, again: false },
  },
});
const refused = (status: number, more: object = {}): Answer => ({
  ok: false,
  refusal: { status, body: { status: 'error', message: 'No.', problems: [], reference: 'r', ...more } as never },
});

/** A shop that gives these answers in turn; each payment is paid by another ref. */
function shop(answers: readonly Answer[], states: readonly (BookingState | null)[] = []) {
  const sent: RequestOf<'book'>[] = [];
  const steps: string[] = [];
  let [asked, paid, named] = [0, 0, 0];
  const submit = createSubmitter({
    book: async (request) => {
      sent.push(request);
      return answers[sent.length - 1] as Answer;
    },
    bookingState: async () => states[asked++] ?? null,
    wait: async () => {},
    onStep: (step) => void steps.push(step),
    newName: () => `name-${++named}`,
  });
  const pay = async () => ({ ok: true, fields: { paymentBlob: `ref-${++paid}` } }) as const;
  return { submit, pay, sent, steps, paid: () => paid, asked: () => asked };
}

test('BOOK-05 a submission carries a payment token, and its response the next page', async () => {
  const { submit, pay, sent, steps } = shop([booked()]);
  expect(await submit(base, pay)).toEqual(booked());
  expect(sent).toEqual([{ ...base, paymentBlob: 'ref-1', submission_key: 'name-1' }]);
  expect(steps).toEqual(['booking']);
});

test('BOOK-08 after a lost response the same submission is repeated without asking the card again', async () => {
  for (const lost of [{ ok: false, refusal: { status: 0, body: null } } as Answer, refused(503), refused(500)]) {
    const { submit, pay, sent, paid } = shop([lost, booked()]);
    expect((await submit(base, pay)).ok).toBe(false);
    expect((await submit(base, pay)).ok).toBe(true);
    expect(sent[1]).toEqual(sent[0]);
    expect(paid()).toBe(1);
  }
});

test('BOOK-08 after a refusal, or with changed content, the card is authenticated again under a new key', async () => {
  const { submit, pay, sent } = shop([refused(402, { type: 'payment' }), booked()]);
  expect(await submit(base, pay)).toMatchObject({ failure: { kind: 'refused', type: 'payment', message: 'No.' } });
  await submit(base, pay);
  expect(sent.map(({ paymentBlob, submission_key }) => [paymentBlob, submission_key])).toEqual([
    ['ref-1', 'name-1'],
    ['ref-2', 'name-2'],
  ]);
  const changed = shop([refused(503), booked()]);
  await changed.submit(base, changed.pay);
  await changed.submit({ ...base, date: '2027-05-02' }, changed.pay);
  expect(changed.sent[1]?.paymentBlob).toBe('ref-2');
});

test('TDS-02 a failure before the submission sends nothing', async () => {
  const { submit, sent } = shop([]);
  const failure = { kind: 'retry', report: '3DS timeout' } as const;
  expect(await submit(base, async () => ({ ok: false, failure }))).toEqual({ ok: false, failure });
  expect(sent).toEqual([]);
});

test('BOOK-05 a payment in progress is polled until its result is known, and then continues automatically', async () => {
  const { submit, pay, steps, asked } = shop([booked('checking')], ['attempting', null, 'attempting', 'confirmed']);
  expect((await submit(base, pay)).ok).toBe(true);
  expect(asked()).toBe(4);
  expect(steps).toEqual(['booking', 'checking']);
});

test('BOOK-06 a payment in progress fails only once its result is known, however long it takes', async () => {
  const failed = shop([booked('checking')], ['attempting', 'failed']);
  expect(await failed.submit(base, failed.pay)).toMatchObject({ failure: { kind: 'card' } });
  const silent = shop([booked('checking')]);
  expect((await silent.submit(base, silent.pay)).ok).toBe(true);
  expect(silent.asked()).toBe(30);
});

test('HOLD-01 a hold is submitted without a payment', async () => {
  const { submit, sent } = shop([booked()]);
  await submit(base, null);
  expect(sent).toEqual([{ ...base, submission_key: 'name-1' }]);
});
