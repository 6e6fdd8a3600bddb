import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choosePhotos, filesOf, spreadPhotos } from './spread-photos.ts';

const cards = (...lists: string[][]) => lists.map((files) => ({ photos: files.map((file) => ({ file })) }));

test('a card shows its first photograph while no other card does', () => {
  expect(spreadPhotos(cards(['a', 'b'], ['c', 'a'], ['d']))).toEqual([0, 0, 0]);
});

test('a photograph already on the screen is replaced by the card’s next one', () => {
  expect(spreadPhotos(cards(['a', 'b'], ['a', 'b'], ['a', 'b', 'c']))).toEqual([0, 1, 2]);
  expect(spreadPhotos(cards(['a', 'b']), ['a'])).toEqual([1]);
});

test('when all photographs were seen, the least recently seen is repeated', () => {
  expect(spreadPhotos(cards(['a'], ['b'], ['a', 'b']))).toEqual([0, 0, 0]);
  expect(spreadPhotos(cards(['b'], ['a'], ['a', 'b']))).toEqual([0, 0, 1]);
});

test('a second list takes the photographs of the first into account', () => {
  const first = cards(['a', 'b'], ['a', 'c']);
  expect(choosePhotos(first, ['x'])).toEqual(['x', 'a', 'c']);
  expect(spreadPhotos(cards(['a', 'd']), choosePhotos(first))).toEqual([1]);
});

test('a distant photograph is repeated before a near one', () => {
  expect(spreadPhotos(cards(['a', 'b']), ['b', 'a'])).toEqual([1]);
  expect(spreadPhotos(cards(['a', 'b']), ['a', 'b'])).toEqual([0]);
});

test('tiles and headers register the photographs they show', () => {
  expect(filesOf([{ photo: { file: 'a' } }, { photo: null }, undefined, { photo: { file: 'b' } }])).toEqual(['a', 'b']);
});

test('a card without photographs is handled', () => {
  expect(spreadPhotos(cards([], ['a']))).toEqual([0, 0]);
});

test('adjacent cards never show the same photograph when each has two of its own', () => {
  const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 2 });
  fc.assert(
    fc.property(fc.array(list, { maxLength: 30 }), (lists) => {
      const shown = spreadPhotos(cards(...lists)).map((place, card) => lists[card]?.[place]);
      for (const [index, file] of shown.entries()) if (index > 0) expect(file).not.toBe(shown[index - 1]);
    }),
  );
});
