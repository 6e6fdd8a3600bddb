import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('a short first paragraph is the description', () => {
  expect(excerpt('Two days by the sea.\nAnd more below.')).toBe('Two days by the sea.');
  expect(excerpt('')).toBe('');
});

test('a long description ends with a sentence, or with a whole word and an ellipsis', () => {
  const sentence = 'Nowhere else do language, kitchen and skyline change so often in a day by train.';
  expect(excerpt(`${sentence} ${'Europe suits those who like to walk. '.repeat(9)}`)).toBe(
    `${sentence} Europe suits those who like to walk. Europe suits those who like to walk.`,
  );
  const endless = excerpt(`Short one. ${'walking, '.repeat(40)}`);
  expect(endless).toMatch(/^Short one\. (walking, )*walking…$/);
  expect(excerpt('x'.repeat(400))).toBe(`${'x'.repeat(159)}…`);
});

test('a description never exceeds 160 characters, never cuts a word, and is well formed', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'é', '🏔', '.', ','), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 80 }), (words) => {
      const text = words.join(' ');
      const short = excerpt(text);
      expect(short.length).toBeLessThanOrEqual(160);
      expect(short.isWellFormed()).toBe(true);
      const kept = short.replace(/…$/, '');
      expect(text.startsWith(kept)).toBe(true);
      expect(text.slice(kept.length)).toMatch(/^($|[\s,;:–-]*( |$))/);
    }),
    { numRuns: 500 },
  );
});
