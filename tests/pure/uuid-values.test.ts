import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { uuid } from '#contract/values/values.ts';

const root = join(import.meta.dirname, '../../src/contract');

test('BOOK-08 every id in the contract is parsed to a lower-case uuid', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const direct = files.filter((file) =>
    /z\s*\.\s*(uuid\w*|guid)\(|\.(uuid|guid)\(/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(direct).toEqual([join('values', 'values.ts')]);
  expect(uuid.parse('0B5E9C3A-1F52-4D7B-9A3C-2F1E0D4C5B6A')).toBe('0b5e9c3a-1f52-4d7b-9a3c-2f1e0d4c5b6a');
  expect(uuid.safeParse('0b5e9c3a').success).toBe(false);
});
