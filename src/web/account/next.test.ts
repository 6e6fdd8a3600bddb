import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#contract/shop.ts';
import { landingPage, leadTo, loginFor, safeNext } from './next.ts';

test.each([
  ['/office/reports?kind=payment#last', '/office/reports?kind=payment#last'],
  ['/account', '/account'],
  ['/', '/'],
])('log-in leads to a path of our own: %s', (asked, next) => {
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
])('anything else is not a page to open after signing in: %j', (asked) => {
  expect(safeNext(asked, 'en')).toBeNull();
  expect(safeNext(asked, 'de')).toBeNull();
});

test.each([
  ['traveller', '', '/account'],
  ['traveller', 'from=/t/alps', '/t/alps'],
  ['traveller', 'from=//evil.example', '/account'],
  ['traveller', 'from=/t/alps&next=/wishlist', '/wishlist'],
  ['agent', 'from=/t/alps', '/agency'],
  ['agent', 'next=/t/alps', '/t/alps'],
  ['operator', '', '/office/requests'],
  ['staff', 'next=//evil.example', '/office'],
] as const)('after signing in a %s who came from "%s" sees %s', (role, query, page) => {
  expect(landingPage(new URLSearchParams(query), { role, preset: null }, 'en')).toBe(page);
});

test.each([
  ['operator', 'owner', '/office/requests'],
  ['operator', 'guide', '/office/bookings'],
  ['staff', 'finance', '/office/payments'],
] as const)('an account with the role %s and the preset %s starts on %s', (role, preset, page) => {
  expect(landingPage(new URLSearchParams(), { role, preset }, 'en')).toBe(page);
});

test('the language prefix is removed, because the router adds it', () => {
  expect(safeNext('/de/office', 'de')).toBe('/office');
  expect(safeNext('/de', 'de')).toBe('/');
  expect(safeNext('/de//evil.example', 'de')).toBeNull();
  expect(safeNext('/de/office', 'en')).toBe('/de/office');
});

test('a page in another language is opened as a new document', () => {
  const asDocument = (path: string) => leadTo(path).headers.get('x-remix-reload-document');
  expect(['/de/agency/apply', '/de', '/de?x=1'].map(asDocument)).toEqual(['true', 'true', 'true']);
  expect(['/agency/apply', '/destinations', '/'].map(asDocument)).toEqual([null, null, null]);
});

test('the log-in page knows the way back, for page and data requests', () => {
  const wanted = '/login?next=%2Foffice%2Freports%3Fkind%3Dpayment';
  expect(loginFor('http://x.test/office/reports?kind=payment', 'en')).toBe(wanted);
  expect(loginFor('http://x.test/de/office/reports.data?kind=payment', 'de')).toBe(wanted);
});

test('log-in always leads to a page of this shop', () => {
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
        const next = landingPage(
          new URLSearchParams({ next: asked, from: asked }),
          { role: 'traveller', preset: null },
          language,
        );
        for (const prefix of ['', '/de'])
          expect(new URL(prefix + next, 'http://shop.test').origin).toBe('http://shop.test');
        expect(next).toMatch(/^\/(?![/\\])/);
      },
    ),
    { numRuns: 5000 },
  );
});
