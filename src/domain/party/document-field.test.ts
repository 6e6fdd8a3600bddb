import { expect, test } from 'vitest';
import { isDocumentField } from './document-field.ts';

test('SAVE-01 HOLD-01 document fields are told apart from names, contacts and preferences', () => {
  expect(['passport-number', 'passport-expiry', 'visa-number', 'identity-card'].every(isDocumentField)).toBe(true);
  expect(['first-name', 'email', 'phone', 'date-of-birth', 'nationality', 'diet', 'note'].some(isDocumentField)).toBe(
    false,
  );
});
