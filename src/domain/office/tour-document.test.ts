import { expect, test } from 'vitest';
import { TOUR_DOCUMENT, translated } from '#domain/testing/tour-document.ts';
import { publishedWords, textHash, textsOf, translationCount, translationState } from './tour-document.ts';

test('a German text is current until its English changes', () => {
  const text = translated('Walk', 'Wanderung');
  expect(translationState(text)).toBe('current');
  expect(translationState({ ...text, en: 'Long walk' })).toBe('stale');
  expect(translationState({ ...text, de: ' ' })).toBe('missing');
});

test('missing German is published in English', () => {
  expect(publishedWords({ en: 'Walk', de: null, deOf: null })).toEqual({ en: 'Walk', de: 'Walk' });
  expect(publishedWords(translated('Walk', 'Wanderung'))).toEqual({ en: 'Walk', de: 'Wanderung' });
});

test('the texts of a tour are counted with those that lack German', () => {
  expect(translationCount(TOUR_DOCUMENT)).toEqual({ total: 22, missing: 14, stale: 0 });
});

test('a text in a list is named by the id of its item', () => {
  expect(textsOf(TOUR_DOCUMENT).map(({ path }) => path)).toContain('days.2.title');
});

test('the hash of a text is the same everywhere', () => {
  expect(textHash('Walk')).toBe(textHash('Walk'));
  expect(textHash('Größe')).not.toBe(textHash('Grosse'));
});
