import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeHash, holdCode, isCode, networkHash, newReference, visitorHash } from './codes.ts';

test('A18 a link code belongs to one hold and one secret, and its hash opens nothing', () => {
  const id = randomUUID();
  const code = holdCode('a secret', id);
  expect(Buffer.from(code, 'base64url')).toHaveLength(32);
  const kept = codeHash(code);
  expect(isCode(code, kept)).toBe(true);
  for (const wrong of [
    kept,
    `${code}A`,
    code.slice(1),
    '',
    holdCode('another', id),
    holdCode('a secret', randomUUID()),
  ])
    expect(isCode(wrong, kept)).toBe(false);
  expect(isCode(code, null)).toBe(false);
});

test('references have eight unambiguous letters and digits, and differ', () => {
  const references = Array.from({ length: 2000 }, newReference);
  expect(new Set(references).size).toBe(2000);
  for (const reference of references) expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
});

test('browsers and addresses are stored as hashes', () => {
  expect(visitorHash({ visitorId: () => 'abc' })).not.toContain('abc');
  expect(networkHash('a secret', '10.0.0.1')).not.toBe(networkHash('another', '10.0.0.1'));
});
