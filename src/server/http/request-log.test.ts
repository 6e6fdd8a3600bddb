import { expect, test } from 'vitest';
import { callEntries } from '#contract/list.ts';
import routes from '#web/routes.ts';
import { secretPaths } from '../platform/secret-paths.ts';
import { loggedPath } from './request-log.ts';

const code = '0b1f6f0e-8f3c-4f0e-9a35-2d2a6f6b7c11';

test.for([
  [`/pay/${code}`, '/pay/…'],
  [`/de/pay/${code}.data`, '/de/pay/…'],
  [`/PAY//${code}`, '/pay/…'],
  [`/api/book-now/shared/${code}`, '/api/book-now/shared/…'],
  ['/brochures/peru.3f9a.pdf', '/brochures/…'],
  ['/api/brochures/ask', '/api/brochures/ask'],
  [`/holds/${code}/pay`, `/holds/${code}/pay`],
  ['/holds/41111111-1111-4111-8111-111111111111', '/holds/41111111-1111-4111-8111-111111111111'],
  ['/t/4111111111111111', '/t/•••• ••••'],
  ['/T/Peru%20', '/T/Peru%20'],
  ['/book-now/peru/7', '/book-now/peru/7'],
])('B2B-05 secret paths are not logged: %s', ([path, logged]) => {
  expect(loggedPath(path as string)).toBe(logged);
});

test('B2B-05 every page and endpoint with a code or token in its path is listed as secret', () => {
  const pages = JSON.stringify(routes).match(/"path":"[^"]+"/g) ?? [];
  const paths = [
    ...pages.map((page) => `/${page.slice('"path":"'.length, -1)}`.replaceAll(/:(\w+)/g, '{$1}')),
    ...callEntries.map(([, { path }]) => path),
  ];
  const withSecret = paths.filter((path) => /\{(?:code|file|key|link|secret|token)\}/.test(path));
  expect(withSecret.sort()).toEqual([...secretPaths].sort());
});
