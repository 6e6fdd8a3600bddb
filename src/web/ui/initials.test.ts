import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('initials are the first and last letter of a name, one for a single word, and a question mark for none', () => {
  expect(['Ada Lovelace', 'ada king lovelace', ' Özil ', '', '𝒜da'].map(initialsOf)).toEqual([
    'AL',
    'AL',
    'Ö',
    '?',
    '𝒜',
  ]);
});
