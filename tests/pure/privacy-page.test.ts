import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retention } from '#domain/privacy/retention.ts';

test('docs/privacy.md tells the periods that the job goes by', () => {
  const document = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8');
  const told = [...document.matchAll(/^\| (\w+) \| (\d+) (hour|day|year)s? \|/gm)].map(([, name, count, unit]) => [
    name,
    { count: Number(count), unit },
  ]);
  expect(Object.fromEntries(told)).toEqual(retention);
});
