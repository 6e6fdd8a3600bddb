import { expect, test } from 'vitest';
import { readVisitorIds } from './visitor-ids.ts';

const id = (letter: string) => letter.repeat(22);
const read = (value: string) => readVisitorIds(`waymark_visitor=${value}`, false, () => {});

test('a browser has one current id and four earlier ones at most, however many its cookie names', () => {
  const ids = read([...'abcdefgh'].map(id).join('.'));
  expect(ids.knownVisitorId).toBe(id('a'));
  expect(ids.formerVisitorIds()).toEqual([...'bcde'].map(id));
  ids.renewVisitor();
  expect(ids.formerVisitorIds()).toEqual([...'abcd'].map(id));
});

test('a cookie that is not made of ids is as good as none', () => {
  for (const value of ['', 'x', `${id('a')}.`, `${id('a')}.<script>`, id('a').repeat(2)])
    expect([value, read(value).knownVisitorId]).toEqual([value, null]);
});
