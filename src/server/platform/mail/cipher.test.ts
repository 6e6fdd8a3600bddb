import { expect, test } from 'vitest';
import { createMailCipher } from './cipher.ts';

const props = { name: 'Ada', url: 'https://shop.example/reset-password?token=abc' };
const cipher = createMailCipher('a secret of at least thirty-two letters');

test('sealed data can be opened by any process with the same secret, and by no other', () => {
  const stored = cipher.cipher('1', props);
  expect(stored).not.toMatch(/Ada|abc|shop/);
  expect(createMailCipher('a secret of at least thirty-two letters').open('1', JSON.parse(stored))).toEqual(props);
  expect(cipher.cipher('1', props)).not.toBe(stored);
});

test('data sealed for another mail, with another secret, or changed is not opened', () => {
  const stored = JSON.parse(cipher.cipher('1', props));
  expect(() => cipher.open('2', stored)).toThrow();
  expect(() => createMailCipher('another secret of at least thirty-two').open('1', stored)).toThrow();
  const bytes = Buffer.from(stored.sealed, 'base64url');
  bytes[40] = (bytes[40] as number) ^ 1;
  expect(() => cipher.open('1', { sealed: bytes.toString('base64url') })).toThrow();
  expect(() => cipher.open('1', { sealed: '' })).toThrow();
});
