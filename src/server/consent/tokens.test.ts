import { expect, test } from 'vitest';
import { brochureToken, readBrochureToken, readWithdrawal, withdrawalToken } from './tokens.ts';

const secret = 'a secret of this test alone';
const id = '3f2b8c1e-0000-4000-8000-000000000001';

test('NAV-15 a withdrawal link identifies its consent and cannot be forged', () => {
  const token = withdrawalToken(secret, id);
  expect(readWithdrawal(secret, token)).toBe(id);
  expect(readWithdrawal('another secret', token)).toBeNull();
  expect(readWithdrawal(secret, token.replace('3f2b', '3f2c'))).toBeNull();
  for (const odd of ['', '.', id, `${id}.`, 'é.é']) expect(readWithdrawal(secret, odd)).toBeNull();
});

test('NAV-15 a brochure link is valid until it expires, and for its tour only', () => {
  const token = brochureToken(secret, { tourId: 12, language: 'de', until: 1000 });
  expect(readBrochureToken(secret, token, 999)).toEqual({ tourId: 12, language: 'de', until: 1000 });
  expect(readBrochureToken(secret, token, 1001)).toBeNull();
  expect(readBrochureToken(secret, token.replace('12-', '13-'), 999)).toBeNull();
  expect(readBrochureToken(secret, withdrawalToken(secret, '12-de-1000'), 999)).toBeNull();
});
