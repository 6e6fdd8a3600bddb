import { expect, test } from 'vitest';
import { isDocumentField } from './document-field.ts';

test('HOLD-01 what asks about papers is known by its name, and nothing else is taken for it', () => {
  expect(['passport-number', 'passport-expiry', 'visa-number', 'identity-card'].map(isDocumentField)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['first-name', 'nationality', 'email', 'past-passenger', 'emergency-contact'].some(isDocumentField)).toBe(
    false,
  );
});
