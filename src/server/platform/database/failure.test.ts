import { expect, test } from 'vitest';
import { databaseFailure } from './failure.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('as the driver says'), { code, ...more });

test.each([
  ['57P01', 'away'],
  ['57P03', 'away'],
  ['57014', 'busy'],
  ['55P03', 'busy'],
  ['40P01', 'busy'],
  ['53300', 'busy'],
  ['53200', 'busy'],
  ['53100', 'full'],
  ['58030', 'away'],
  ['08006', 'away'],
  ['08P01', 'away'],
  ['25006', 'read-only'],
  ['28P01', 'away'],
  ['23505', null],
  ['22P02', null],
  ['42P01', null],
  ['XX000', null],
])('SQLSTATE %s is %s', (code, trouble) => {
  expect(databaseFailure(coded(code))).toBe(trouble);
});

test.each([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'database "shop" is not currently accepting connections',
])('the driver error "%s" means that the database is away', (message) => {
  expect(databaseFailure(new Error(message))).toBe('away');
});

test('a database failure is recognised beneath wrapped errors', () => {
  const refused = coded('ECONNREFUSED', { syscall: 'connect' });
  expect(databaseFailure(refused)).toBe('away');
  expect(databaseFailure(new Error('could not save', { cause: refused }))).toBe('away');
  expect(databaseFailure(new AggregateError([new Error('one'), refused]))).toBe('away');
  expect(databaseFailure(new Error('a', { cause: new AggregateError([coded('53100')]) }))).toBe('full');
  const circle = new Error('round and round');
  circle.cause = circle;
  expect(databaseFailure(circle)).toBe(null);
});

test('an aborted upload, and any other error, is not a database failure', () => {
  expect(databaseFailure(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBe(null);
  expect(databaseFailure(new TypeError('x is not a function'))).toBe(null);
  for (const odd of [null, undefined, 'ECONNRESET', 7, {}]) expect(databaseFailure(odd)).toBe(null);
});
