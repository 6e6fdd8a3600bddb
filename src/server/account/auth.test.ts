import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSigner } from '../platform/secrets.ts';
import { createAuth, hashPassword, verifyPassword } from './auth.ts';

test('a password matches its hash in any Unicode normalisation, and no other password does', async () => {
  const hash = await hashPassword('drei ruhige Störche');
  expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(await verifyPassword('drei ruhige Störche'.normalize('NFD'), hash)).toBe(true);
  expect(await verifyPassword('drei ruhige Storche', hash)).toBe(false);
  expect(await hashPassword('drei ruhige Störche')).not.toBe(hash);
});

test('password hashes of an earlier format still match', async () => {
  // Made by the library that kept passwords before.
  const kept =
    '76a598b7c2b930a3b7113bade4daef24:8516a05a2ef995e815d2d9b6040334ee55020421c3e084cf84bff2a9cf8cbc2f8249bfccf3331633feb32ec3d7411b51307b3515012d137bed2c79e5e81fd9f7';
  expect(await verifyPassword('three calm herons', kept)).toBe(true);
  expect(await verifyPassword('three calm heron', kept)).toBe(false);
});

test('an unreadable hash matches no password', async () => {
  await expect(verifyPassword('anything', 'nonsense')).rejects.toThrow();
});

test('a session token with a signature for its purpose is accepted; any other signature is refused', () => {
  const secret = 'a secret of at least thirty-two letters';
  const { tokenIn } = createAuth(null as never, { secret, secureCookies: false });
  const cookie = (value: string) => new Headers({ cookie: `waymark.session_token=${encodeURIComponent(value)}` });
  const { sign } = createSigner(secret, 'session');
  expect(tokenIn(cookie(`token.${sign('token')}`))).toBe('token');
  expect(tokenIn(cookie(`tokens.${sign('token')}`))).toBeNull();
  const unpurposed = createHmac('sha256', secret).update('token').digest('base64url');
  for (const odd of ['token.', '.', '', `token.${unpurposed}`, `.${sign('')}`]) expect(tokenIn(cookie(odd))).toBeNull();
});
