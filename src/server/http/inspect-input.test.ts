import { expect, test } from 'vitest';
import { refuseDeepJson, refuseInput } from './inspect-input.ts';

test('deeply nested JSON is refused before it is parsed', () => {
  expect(refuseDeepJson('['.repeat(2_000_000))).toMatchObject({ status: 422 });
  expect(refuseDeepJson('{"a":'.repeat(21))).toMatchObject({ status: 422 });
});

test('brackets within text, and many beside each other, do not count as nesting', () => {
  expect(refuseDeepJson(JSON.stringify({ a: '[{"\\\\'.repeat(100), b: '\\"[['.repeat(100) }))).toBeNull();
  expect(refuseDeepJson(JSON.stringify(Array.from({ length: 100 }, () => ({ a: [1] }))))).toBeNull();
});

test('a list with more values than allowed is refused', () => {
  expect(refuseInput({ a: Array.from({ length: 10_001 }, () => 0) })).toMatchObject({ status: 422 });
  expect(refuseInput({ a: [1, 2] })).toBeNull();
});
