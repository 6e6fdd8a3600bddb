import { expect, test } from 'vitest';
import { createReporter, type ErrorReport, maxReports, reportOf, withoutPersons } from './report-errors.ts';

test('an error report contains the page without its query and no address, number or personal parameter', () => {
  const error = new Error('No user ada@example.org with +49 151 2345 6789 at /t/1?email=ada%40x.org');
  const report = reportOf(error, 'https://shop.example/t/1?name=Ada#top', 'window');
  expect(report).toMatchObject({ name: 'Error', url: 'https://shop.example/t/1', label: 'window' });
  expect(JSON.stringify(report)).not.toMatch(/ada|151|6789/i);
});

test('line numbers and short numbers are kept in error reports', () => {
  expect(withoutPersons('at run (root-a1.js:12:3456) status 404')).toBe('at run (root-a1.js:12:3456) status 404');
});

test('a thrown value that is not an error is reported, too', () => {
  expect(reportOf('plain', '/x', 'promise').message).toBe('plain');
  expect(reportOf(undefined, '/x', 'promise').message).toBe('Unknown error');
  expect(reportOf(new Error(''), '/x', 'promise').message).toBe('Error without a message');
});

test('the same error is reported once and a page reports only a few', () => {
  const sent: ErrorReport[] = [];
  const report = createReporter(
    (one) => void sent.push(one),
    () => '/x',
  );
  report(new Error('same'), 'window');
  report(new Error('same'), 'window');
  for (let each = 0; each < 20; each += 1) report(new Error(`number ${each}`), 'window');
  expect(sent.length).toBe(maxReports);
});
