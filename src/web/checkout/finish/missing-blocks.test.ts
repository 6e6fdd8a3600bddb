import { expect, test } from 'vitest';
import type { Problem } from '#domain/booking/problem.ts';
import { missingBlocks, othersMissing } from './missing-blocks.ts';

const problem = (block: Problem['block'], code = 'missing'): Problem => ({ block, code, path: block, report: block });
const problems = [problem('rooms'), problem('travellers', 'dataEmpty'), problem('travellers'), problem('plan')];

test('BOOK-02 after a failed submission the first section with an error lists what else is missing', () => {
  const missing = missingBlocks(problems, { attempt: 1, failure: null });
  expect(missing).toEqual(['rooms', 'travellers', 'plan']);
  expect(othersMissing(missing, 'booking-rooms')).toEqual(['travellers', 'plan']);
  expect(othersMissing(missing, 'booking-payment')).toBeNull();
  expect(othersMissing(['plan'], 'booking-payment')).toBeNull();
  const refused = missingBlocks([], {
    attempt: 2,
    failure: { kind: 'problems', problems: [{ block: 'payment', message: '' } as never] },
  });
  expect(refused).toEqual(['payment']);
});

test('BOOK-02 problems of a section left with "Continue" are not counted', () => {
  expect(missingBlocks(problems, { attempt: 0, failure: null })).toEqual([]);
});
