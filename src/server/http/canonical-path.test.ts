import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onePath } from './canonical-path.ts';

test.each([
  ['/', '/'],
  ['/de', '/de'],
  ['/de/', '/de'],
  ['/DE/T/Some-Tour/', '/de/t/some-tour'],
  ['//destinations///europe//', '/destinations/europe'],
  ['/%74/a%2Db', '/t/a-b'],
  ['/t/A%2fb%20c', '/t/a%2Fb%20c'],
  ['/Brochures/AbC.pdf', '/brochures/AbC.pdf'],
  ['/DE/Brochures/AbC.pdf/', '/de/brochures/AbC.pdf'],
  ['/holds/AbC', '/holds/AbC'],
  ['/holds', '/holds'],
])('%s is redirected to %s', (path, one) => {
  expect(onePath(path)).toBe(one);
});

test('a canonical path is its own canonical form, and never begins with two slashes', () => {
  const unit = fc.constantFrom('/', 'a', 'B', '%41', '%2f', '%5C', '-', '.', 'de', 'holds', 'brochures', '%');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (rest) => {
      const one = onePath(`/${rest}`);
      expect(one.startsWith('//')).toBe(false);
      expect(onePath(one)).toBe(one);
    }),
    { numRuns: 2000 },
  );
});
