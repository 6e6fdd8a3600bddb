import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('a name gives its first and last initial, a single word one, and nothing a question mark', () => {
  expect(['Ada Lovelace', 'ada king lovelace', ' Özil ', '', '𝒜da'].map(initialsOf)).toEqual([
    'AL',
    'AL',
    'Ö',
    '?',
    '𝒜',
  ]);
});
