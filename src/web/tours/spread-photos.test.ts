import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesOf, shownPhotos, spreadPhotos } from './spread-photos.ts';

const cards = (...lists: string[][]) => lists.map((files) => ({ photos: files.map((file) => ({ file })) }));

test('a card shows its first photograph while nobody else does', () => {
  expect(spreadPhotos(cards(['a', 'b'], ['c', 'a'], ['d']))).toEqual([0, 0, 0]);
});

test('a photograph that is on the screen already gives way to the next of the card', () => {
  expect(spreadPhotos(cards(['a', 'b'], ['a', 'b'], ['a', 'b', 'c']))).toEqual([0, 1, 2]);
  expect(spreadPhotos(cards(['a', 'b']), ['a'])).toEqual([1]);
});

test('when all were seen, the one that was seen longest ago comes again', () => {
  expect(spreadPhotos(cards(['a'], ['b'], ['a', 'b']))).toEqual([0, 0, 0]);
  expect(spreadPhotos(cards(['b'], ['a'], ['a', 'b']))).toEqual([0, 0, 1]);
});

test('a second listing learns what the first one shows', () => {
  const first = cards(['a', 'b'], ['a', 'c']);
  expect(shownPhotos(first, ['x'])).toEqual(['x', 'a', 'c']);
  expect(spreadPhotos(cards(['a', 'd']), shownPhotos(first))).toEqual([1]);
});

test('what is far away on the screen comes again before what is near', () => {
  expect(spreadPhotos(cards(['a', 'b']), ['b', 'a'])).toEqual([1]);
  expect(spreadPhotos(cards(['a', 'b']), ['a', 'b'])).toEqual([0]);
});

test('tiles and heads tell which photographs they show', () => {
  expect(filesOf([{ photo: { file: 'a' } }, { photo: null }, undefined, { photo: { file: 'b' } }])).toEqual(['a', 'b']);
});

test('a card without photographs is no trouble', () => {
  expect(spreadPhotos(cards([], ['a']))).toEqual([0, 0]);
});

test('neighbours never show the same photograph when each card has two of its own', () => {
  const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 2 });
  fc.assert(
    fc.property(fc.array(list, { maxLength: 30 }), (lists) => {
      const shown = spreadPhotos(cards(...lists)).map((place, card) => lists[card]?.[place]);
      for (const [index, file] of shown.entries()) if (index > 0) expect(file).not.toBe(shown[index - 1]);
    }),
  );
});
