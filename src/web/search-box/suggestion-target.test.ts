import { expect, test } from 'vitest';
import type { Suggestion } from '../tours/catalogue-types.ts';
import { suggestionTarget } from './suggestion-target.ts';

const target = (kind: Suggestion['kind']) =>
  suggestionTarget({ kind, slug: 'the-slug', name: 'The name', detail: null, count: 3 }, { month: ['2027-03'] }, null);

test('a suggestion opens its filter, a tour its page', () => {
  expect(target('country')).toBe('/search?destination=the-slug&month=2027-03');
  expect(target('continent')).toBe('/search?destination=the-slug&month=2027-03');
  expect(target('style')).toBe('/search?month=2027-03&style=the-slug');
  expect(target('operator')).toBe('/search?month=2027-03&operator=the-slug');
  expect(target('place')).toBe('/search?q=The+name&month=2027-03');
  expect(target('tour')).toBe('/t/the-slug');
});
