import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeForm, encodeForm, FormProblem } from './form.ts';

const decode = (text: string) => decodeForm(new URLSearchParams(text));

describe('API-01 form bodies with brackets', () => {
  test('become nested objects and lists', () => {
    expect(decode('a=1&travellers[1]=2&travellers[3]=1')).toEqual({ a: '1', travellers: { 1: '2', 3: '1' } });
    expect(decode('friends[0][name]=Ada&friends[0][email]=a@b.c&friends[1][name]=Bob')).toEqual({
      friends: [{ name: 'Ada', email: 'a@b.c' }, { name: 'Bob' }],
    });
    expect(decode('ids[]=1&ids[]=2&tag=x&tag=y')).toEqual({ ids: ['1', '2'], tag: ['x', 'y'] });
  });

  test('with a prototype key, unbalanced brackets or two shapes for one name are refused', () => {
    for (const bad of [
      '__proto__[a]=1',
      'a[constructor][b]=1',
      'a[b=1',
      'a[b]c=1',
      'a=1&a[b]=2',
      'a[b]=2&a=1',
      `a${'[b]'.repeat(9)}=1`,
    ]) {
      expect(() => decode(bad), bad).toThrow(FormProblem);
    }
    expect(({} as { a?: string }).a).toBeUndefined();
  });

  test('with more fields than the limit are refused', () => {
    expect(() => decode(Array.from({ length: 2001 }, (_, index) => `f${index}=1`).join('&'))).toThrow(/2000/);
  });

  test('round-trip unchanged', () => {
    const name = fc
      .stringMatching(/^[a-z][a-z0-9_-]{0,8}$/)
      .filter((key) => !['constructor', 'prototype'].includes(key));
    const value = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small', maxDepth: 3 },
        fc.string({ unit: 'grapheme' }),
        fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
        fc.dictionary(name, tie('tree'), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
      ),
    })).tree;
    fc.assert(
      fc.property(fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: true }), (form) => {
        expect(decodeForm(encodeForm(form))).toEqual(form);
      }),
      { numRuns: 500 },
    );
  });

  test('never crash on arbitrary input', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        try {
          decodeForm(pairs);
        } catch (problem) {
          expect(problem).toBeInstanceOf(FormProblem);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

test('API-01 booleans are encoded as 1 and 0, null as an empty value, and undefined is left out', () => {
  expect(encodeForm({ yes: true, no: false, none: null, gone: undefined, n: 1.5 })).toEqual([
    ['yes', '1'],
    ['no', '0'],
    ['none', ''],
    ['n', '1.5'],
  ]);
});
