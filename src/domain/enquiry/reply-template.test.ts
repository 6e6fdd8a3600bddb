import { expect, test } from 'vitest';
import { fillTemplate, placeholdersIn, unknownPlaceholders } from './reply-template.ts';

test('a template is filled from the conversation, and unknown placeholders remain visible', () => {
  const text = 'Hello {firstName}, on {date} there are {places} places. {firstName}!';
  const filled = fillTemplate(text, { firstName: 'Tess', places: '0', date: '' });
  expect(filled).toBe('Hello Tess, on {date} there are 0 places. Tess!');
  expect(placeholdersIn(filled)).toEqual(['{date}']);
});

test('placeholders inside values are not filled', () => {
  expect(fillTemplate('{firstName} {tour}', { firstName: '{tour}', tour: '$& $1' })).toBe('{tour} $& $1');
});

test('unfilled placeholders are listed, and other braces are left alone', () => {
  expect(unknownPlaceholders('{fristName} {firstName} {constructor} {fristName} { tour } {} {1}')).toEqual([
    '{fristName}',
    '{constructor}',
  ]);
});
