import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicAddress } from './public-address.ts';

test.each([
  ['/', '', '/'],
  ['/t/peru', '?utm_source=mail&x=1', '/t/peru'],
  ['/t/peru', '?reviews=2&stars=5&stars=', '/t/peru?stars=5&reviews=2'],
  ['/search', '?page=2&q=wine&fbclid=abc', '/search?q=wine&page=2'],
  ['/search', '?style=food&style=rail', '/search?style=food&style=rail'],
  ['/help', '?anything', '/help'],
  ['/de', '?x=1', '/de'],
  ['/de/', '', '/de'],
  ['/de/search', '?x=1&q=wein', '/de/search?q=wein'],
])('the canonical address of %s%s is %s', (path, query, address) => {
  expect(publicAddress(path, query)).toBe(address);
});

test.each(['/account', '/book-now/peru/7', '/t/peru/more', '/t/', '/search.data', '/holds/1', '/T/peru', '/search/'])(
  '%s is not a public page',
  (path) => {
    expect(publicAddress(path, '')).toBeNull();
  },
);

test('the order of parameters and unknown parameters do not change the address', () => {
  const pair = fc.tuple(fc.constantFrom('q', 'page', 'sort', 'month', 'x', 'utm_source'), fc.string());
  fc.assert(
    fc.property(fc.uniqueArray(pair, { selector: ([name]) => name }), (pairs) => {
      const known = pairs.filter(([name]) => name !== 'x' && name !== 'utm_source');
      const one = publicAddress('/search', `?${new URLSearchParams(pairs)}`);
      expect(publicAddress('/search', `?${new URLSearchParams(known.reverse())}`)).toBe(one);
    }),
  );
});
