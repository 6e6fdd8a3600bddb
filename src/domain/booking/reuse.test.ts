import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { reuse } from './reuse.ts';

test('equal values keep their identity, and different ones keep their equal parts', () => {
  const older = { rooms: { 1: { 1: 2 } }, names: ['a', 'b'], day: null };
  expect(reuse(older, structuredClone(older))).toBe(older);
  const newer = reuse(older, { ...structuredClone(older), names: ['a', 'c'] });
  expect(newer).toEqual({ rooms: { 1: { 1: 2 } }, names: ['a', 'c'], day: null });
  expect(newer.rooms).toBe(older.rooms);
  expect(reuse<unknown>([], {})).toEqual({});
  expect(reuse<unknown>({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(reuse<unknown>({ a: 1 }, {})).toEqual({});
});

test('structural sharing always returns the newer value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (older, newer) => {
      expect(reuse(older, newer)).toEqual(newer);
      expect(reuse(older, structuredClone(older))).toBe(older);
    }),
    runs(),
  );
});
