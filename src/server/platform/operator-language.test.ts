import { expect, test } from 'vitest';
import { operatorLanguage } from './operator-language.ts';

test('an operator gets mails in the first of their languages that we support, else in English', () => {
  expect(operatorLanguage(['de', 'en'])).toBe('de');
  expect(operatorLanguage(['en', 'de'])).toBe('en');
  expect(operatorLanguage(['fr', 'de', 'en'])).toBe('de');
  expect(operatorLanguage(['it'])).toBe('en');
  expect(operatorLanguage([])).toBe('en');
});
