import { expect, test } from 'vitest';
import { createSigner, deriveKey, isSame, sign } from './secrets.ts';

const secret = 'a secret of at least thirty-two letters';

test('a signature for one purpose is not valid for another, nor with another secret', () => {
  const quote = createSigner(secret, 'quote');
  const signature = quote.sign('text');
  expect(quote.isSigned('text', signature)).toBe(true);
  expect(quote.isSigned('texts', signature)).toBe(false);
  expect(createSigner(secret, 'brochure').isSigned('text', signature)).toBe(false);
  expect(createSigner(`${secret}!`, 'quote').isSigned('text', signature)).toBe(false);
  expect(quote.isSigned('text', '')).toBe(false);
});

test('a derived key is the same in every process', () => {
  expect(sign(deriveKey(secret, 'quote'), 'text')).toBe(sign(deriveKey(secret, 'quote'), 'text'));
});

test('secrets of any length are compared in constant time', () => {
  expect(isSame('one', 'one')).toBe(true);
  expect(isSame('one', 'two')).toBe(false);
  expect(isSame('one', 'one and more')).toBe(false);
  expect(isSame('', '')).toBe(true);
});
