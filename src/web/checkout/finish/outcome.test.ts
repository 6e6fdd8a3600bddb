import { expect, test } from 'vitest';
import { failureOf } from './outcome.ts';

const body = (more: object) =>
  ({ status: 'error', message: 'Said.', problems: [], reference: 'r-1', ...more }) as never;
const failed = (status: number, more: object = {}) => failureOf({ status, body: body(more) });

test('BOOK-06 no answer is told apart from a no: it may have been accepted', () => {
  expect(failureOf({ status: 0, body: null })).toEqual({ kind: 'unreachable' });
  expect(failed(500)).toEqual({ kind: 'failed', reference: 'r-1' });
  // Who answers so does not know what became of it: the database may have taken it before it was lost.
  for (const status of [502, 503, 504]) expect(failed(status)).toEqual({ kind: 'unreachable' });
  expect(failureOf({ status: 500, body: null })).toEqual({ kind: 'failed', reference: null });
});

test('BOOK-06 a refusal shows the message of the shop, and the hold that is there already', () => {
  expect(failed(409)).toEqual({
    kind: 'refused',
    type: 'other',
    message: 'Said.',
    url: null,
    reference: 'r-1',
  });
  expect(failed(409, { url: '/holds/7' })).toMatchObject({ url: '/holds/7' });
});

test('BOOK-07 a price that moved is told line by line, with the new one', () => {
  const difference = { changes: [], total: 100, trouble: null };
  const quote = { id: 'new' };
  const moved = { data: { difference, quote, problems: [{ block: 'savings' }] } };
  expect(failed(409, moved)).toEqual({ kind: 'moved', difference, quote });
});

test('BOOK-02 problems of the page come in its order', () => {
  const problems = [{ block: 'rooms' }, { block: 'terms' }];
  expect(failed(422, { data: { difference: null, quote: null, problems } })).toEqual({ kind: 'problems', problems });
});
