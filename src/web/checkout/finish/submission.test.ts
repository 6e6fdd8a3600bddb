import { expect, test } from 'vitest';
import { createNaming, type Submission } from './submission.ts';

const submission = (date: string): Submission => ({ objectId: 1, date, passengers: [] });

test('BOOK-08 a repeated submission keeps its idempotency key, and changed content gets a new one', () => {
  let count = 0;
  const name = createNaming(() => `name-${++count}`);
  expect(name(submission('2027-05-01'))).toBe('name-1');
  expect(name(submission('2027-05-01'))).toBe('name-1');
  expect(name(submission('2027-05-02'))).toBe('name-2');
  expect(name(submission('2027-05-01'))).toBe('name-3');
});

test('BOOK-08 an idempotency key is long enough to be unguessable', () => {
  const [one, other] = [createNaming()(submission('2027-05-01')), createNaming()(submission('2027-05-01'))];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(one).not.toBe(other);
});
