import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#contract/shop.ts';
import { leadTo, loginFor, safeNext } from './next.ts';

test.each([
  ['/office/reports?kind=payment#last', '/office/reports?kind=payment#last'],
  ['/account', '/account'],
  ['/', '/'],
])('a path of our own is where log-in leads: %s', (asked, next) => {
  expect(safeNext(asked, 'en')).toBe(next);
});

test.each([
  null,
  '',
  'https://evil.example',
  'https:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'account',
  '@evil.example',
  '/api/account/log-out',
  '/login?next=/login',
  '/logout',
  'http://[',
])('anything else leads to the account: %j', (asked) => {
  expect(safeNext(asked, 'en')).toBe('/account');
  expect(safeNext(asked, 'de')).toBe('/account');
});

test('the prefix of the language is taken off, since the router puts it on', () => {
  expect(safeNext('/de/office', 'de')).toBe('/office');
  expect(safeNext('/de', 'de')).toBe('/');
  expect(safeNext('/de//evil.example', 'de')).toBe('/account');
  expect(safeNext('/de/office', 'en')).toBe('/de/office');
});

test('a page in another language is gone to as a document of its own', () => {
  const asDocument = (path: string) => leadTo(path).headers.get('x-remix-reload-document');
  expect(['/de/agency/apply', '/de', '/de?x=1'].map(asDocument)).toEqual(['true', 'true', 'true']);
  expect(['/agency/apply', '/destinations', '/'].map(asDocument)).toEqual([null, null, null]);
});

test('the log-in page knows the way back, whether the page or only its data was asked for', () => {
  const wanted = '/login?next=%2Foffice%2Freports%3Fkind%3Dpayment';
  expect(loginFor('http://x.test/office/reports?kind=payment', 'en')).toBe(wanted);
  expect(loginFor('http://x.test/de/office/reports.data?kind=payment', 'de')).toBe(wanted);
});

test('whatever is asked for, log-in leads to a page of this shop', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    'de',
    'evil.example',
    '?',
    '#',
  );
  const nasty = fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      fc.oneof(
        nasty,
        nasty.map((text) => `/${text}`),
      ),
      fc.constantFrom(...languages),
      (asked, language) => {
        const next = safeNext(asked, language);
        for (const prefix of ['', '/de'])
          expect(new URL(prefix + next, 'http://shop.test').origin).toBe('http://shop.test');
        expect(next).toMatch(/^\/(?![/\\])/);
      },
    ),
    { numRuns: 5000 },
  );
});
