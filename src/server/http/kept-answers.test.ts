import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

test('an answer is kept until anything behind it changes', () => {
  let state = '1';
  const kept = new KeptAnswers(() => state);
  kept.keep('question', 'answer', kept.begin());
  expect(kept.recall('question')).toBe('answer');
  expect(kept.recall('another')).toBeNull();
  state = '2';
  expect(kept.recall('question')).toBeNull();
  state = '1';
  expect(kept.recall('question')).toBeNull();
});

test('an answer that was begun before a change and ready after it is not kept', () => {
  let state = '1';
  const kept = new KeptAnswers(() => state);
  const begun = kept.begin();
  state = '2';
  kept.keep('question', 'old answer', begun);
  expect(kept.recall('question')).toBeNull();
});

test('the oldest answers go when there are too many or too long ones', () => {
  const kept = new KeptAnswers(() => '');
  for (let number = 0; number < 4001; number++) kept.keep(`question ${number}`, 'answer', '');
  expect([kept.recall('question 0'), kept.recall('question 1')]).toEqual([null, 'answer']);
  kept.keep('long', 'x'.repeat(16_000_000), '');
  expect(kept.recall('question 4000')).toBeNull();
});
