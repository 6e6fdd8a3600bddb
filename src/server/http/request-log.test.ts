import { expect, test } from 'vitest';
import { withoutToken } from './request-log.ts';

const code = '0b1f6f0e-8f3c-4f0e-9a35-2d2a6f6b7c11';

test.for([
  [`/pay/${code}`, '/pay/…'],
  [`/de/pay/${code}.data`, '/de/pay/…'],
  [`/api/book-now/shared/${code}`, '/api/book-now/shared/…'],
  ['/brochures/peru.3f9a.pdf', '/brochures/…'],
  [`/holds/${code}/pay`, `/holds/${code}/pay`],
  ['/book-now/peru/7', '/book-now/peru/7'],
])('B2B-05 the log has no path that opens something: %s', ([path, logged]) => {
  expect(withoutToken(path as string)).toBe(logged);
});
