import { expect, test } from 'vitest';
import { failureOf } from './outcome.ts';

const body = (more: object) =>
  ({ status: 'error', message: 'Said.', problems: [], reference: 'r-1', ...more }) as never;
const failed = (status: number, more: object = {}) => failureOf({ status, body: body(more) });

test('BOOK-06 a missing response is not a refusal: the booking may have been accepted', () => {
  expect(failureOf({ status: 0, body: null })).toEqual({ kind: 'unreachable' });
  expect(failed(500)).toEqual({ kind: 'failed', reference: 'r-1' });
  // Who answers so does not know what became of it: the database may have taken it before it was lost.
  for (const status of [502, 503, 504]) expect(failed(status)).toEqual({ kind: 'unreachable' });
  expect(failureOf({ status: 500, body: null })).toEqual({ kind: 'failed', reference: null });
});

test('BOOK-06 a refusal shows the shop’s message, and the existing hold', () => {
  expect(failed(409)).toEqual({
    kind: 'refused',
    type: 'other',
    message: 'Said.',
    url: null,
    reference: 'r-1',
  });
  expect(failed(409, { url: '/holds/7' })).toMatchObject({ url: '/holds/7' });
});

test('BOOK-07 a changed price is shown line by line, with the new total', () => {
  const difference = { changes: [], total: 100, trouble: null };
  const quote = { id: 'new' };
  const moved = { data: { difference, quote, problems: [{ block: 'savings' }] } };
  expect(failed(409, moved)).toEqual({ kind: 'moved', difference, quote });
});

test('BOOK-02 problems are listed in page order', () => {
  const problems = [{ block: 'rooms' }, { block: 'terms' }];
  expect(failed(422, { data: { difference: null, quote: null, problems } })).toEqual({ kind: 'problems', problems });
});
