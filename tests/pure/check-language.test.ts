import { expect, test } from 'vitest';
import { oddNames } from '../../bin/check-language.ts';

test('a limit named by a superlative is found with its line and the plain word', () => {
  expect(oddNames('const maxCards = 3;\nconst mostCards = 60;\nconst LONGEST_NAME = 64;')).toEqual([
    { line: 2, name: 'mostCards', plain: 'max…' },
    { line: 3, name: 'LONGEST_NAME', plain: 'max…' },
  ]);
});

test('values named by a participle are found', () => {
  const names = (text: string) => oddNames(text).map(({ name }) => name);
  expect(names('keptPage, askedTour, shownLine, toldBy, patienceMs')).toEqual([
    'toldBy',
    'keptPage',
    'askedTour',
    'shownLine',
    'patienceMs',
  ]);
});

test('ordinary words and names on the wire pass', () => {
  expect(oddNames('// At most three are kept, as asked.\nconst { askedOn } = question; almostDone();')).toEqual([]);
});
