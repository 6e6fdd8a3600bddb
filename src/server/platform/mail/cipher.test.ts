import { expect, test } from 'vitest';
import { createMailSeal } from './cipher.ts';

const props = { name: 'Ada', url: 'https://shop.example/reset-password?token=abc' };
const seal = createMailSeal('a secret of at least thirty-two letters');

test('what is sealed can be read by any process with the same secret, and says nothing to others', () => {
  const stored = seal.seal('1', props);
  expect(stored).not.toMatch(/Ada|abc|shop/);
  expect(createMailSeal('a secret of at least thirty-two letters').open('1', JSON.parse(stored))).toEqual(props);
  expect(seal.seal('1', props)).not.toBe(stored);
});

test('what was sealed for another mail, with another secret, or was changed, is not opened', () => {
  const stored = JSON.parse(seal.seal('1', props));
  expect(() => seal.open('2', stored)).toThrow();
  expect(() => createMailSeal('another secret of at least thirty-two').open('1', stored)).toThrow();
  const bytes = Buffer.from(stored.sealed, 'base64url');
  bytes[40] = (bytes[40] as number) ^ 1;
  expect(() => seal.open('1', { sealed: bytes.toString('base64url') })).toThrow();
  expect(() => seal.open('1', { sealed: '' })).toThrow();
});

test('a mail that was written before mails were sealed can still be sent', () => {
  expect(seal.open('1', props)).toEqual(props);
});
