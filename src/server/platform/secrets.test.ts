import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSigner, deriveKey, formerSign, isSame, sign } from './secrets.ts';

const secret = 'a secret of at least thirty-two letters';

test('what is signed for one purpose does not pass for another, nor with another secret', () => {
  const quote = createSigner(secret, 'quote');
  const signature = quote.sign('text');
  expect(quote.isSigned('text', signature)).toBe(true);
  expect(quote.isSigned('texts', signature)).toBe(false);
  expect(createSigner(secret, 'brochure').isSigned('text', signature)).toBe(false);
  expect(createSigner(`${secret}!`, 'quote').isSigned('text', signature)).toBe(false);
  expect(quote.isSigned('text', '')).toBe(false);
});

test('what was signed before keys had purposes is accepted only where it is asked for', () => {
  const former = (text: string) => formerSign(secret, `withdraw:${text}`);
  const old = createHmac('sha256', secret).update('withdraw:text').digest('base64url');
  expect(createSigner(secret, 'consent withdrawal', former).isSigned('text', old)).toBe(true);
  expect(createSigner(secret, 'consent withdrawal').isSigned('text', old)).toBe(false);
  expect(createSigner(secret, 'consent withdrawal', former).sign('text')).not.toBe(old);
});

test('a key is the same in every process', () => {
  expect(sign(deriveKey(secret, 'quote'), 'text')).toBe(sign(deriveKey(secret, 'quote'), 'text'));
});

test('two secrets are compared whole, whatever their lengths', () => {
  expect(isSame('one', 'one')).toBe(true);
  expect(isSame('one', 'two')).toBe(false);
  expect(isSame('one', 'one and more')).toBe(false);
  expect(isSame('', '')).toBe(true);
});
