import { expect, test } from 'vitest';
import { schemaFields, schemaWords } from './api-document.ts';

test('a schema is summarised in a few words', () => {
  expect(schemaWords({ type: 'string', maxLength: 200 })).toBe('string ≤ 200');
  expect(schemaWords({ type: 'array', items: { enum: ['a', 'b'] } })).toBe('"a" | "b"[]');
  expect(schemaWords({ anyOf: [{ type: 'number' }, { type: 'null' }] })).toBe('number | null');
});

test('nested fields are listed with their paths', () => {
  const fields = schemaFields({
    type: 'object',
    required: ['list'],
    properties: { list: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } } },
  });
  expect(fields).toEqual([
    { path: 'list', words: 'object[]', required: true },
    { path: 'list[].name', words: 'string', required: false },
  ]);
});
