import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAuth, hashPassword, verifyPassword } from './auth.ts';

test('a password is known again by its hash, however its letters are composed, and no other is', async () => {
  const hash = await hashPassword('drei ruhige Störche');
  expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(await verifyPassword('drei ruhige Störche'.normalize('NFD'), hash)).toBe(true);
  expect(await verifyPassword('drei ruhige Storche', hash)).toBe(false);
  expect(await hashPassword('drei ruhige Störche')).not.toBe(hash);
});

test('passwords that were kept before are still known', async () => {
  // Made by the library that kept passwords before.
  const kept =
    '76a598b7c2b930a3b7113bade4daef24:8516a05a2ef995e815d2d9b6040334ee55020421c3e084cf84bff2a9cf8cbc2f8249bfccf3331633feb32ec3d7411b51307b3515012d137bed2c79e5e81fd9f7';
  expect(await verifyPassword('three calm herons', kept)).toBe(true);
  expect(await verifyPassword('three calm heron', kept)).toBe(false);
});

test('a hash that cannot be read lets nobody in', async () => {
  await expect(verifyPassword('anything', 'nonsense')).rejects.toThrow();
});

test('a session that was signed before keys had purposes lives on; another signature is none', () => {
  const secret = 'a secret of at least thirty-two letters';
  const { tokenIn } = createAuth(null as never, { secret, secureCookies: false });
  const cookie = (value: string) => new Headers({ cookie: `waymark.session_token=${encodeURIComponent(value)}` });
  const signature = createHmac('sha256', secret).update('token').digest('base64');
  expect(tokenIn(cookie(`token.${signature}`))).toEqual({ token: 'token', former: false });
  expect(tokenIn(cookie(`tokens.${signature}`))).toBeNull();
  for (const odd of ['token.', '.', '', `.${createHmac('sha256', secret).update('').digest('base64')}`])
    expect(tokenIn(cookie(odd))).toBeNull();
});
