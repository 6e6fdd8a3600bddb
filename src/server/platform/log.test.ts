import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLineWriter, createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  const into = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  write(createLog('info', into));
  return text;
}

test('secrets and personal data are struck out of log lines, also one level down', () => {
  const text = logged((log) => {
    log.info(
      { email: 'ada@example.org', account: { name: 'Ada', password: 'hunter2' }, token: 'abc', path: '/t/peru' },
      'hello',
    );
  });
  expect(text).not.toMatch(/ada@|Ada|hunter2|abc/);
  expect(text).toContain('"path":"/t/peru"');
});

test('an error is told by kind, code, words and place, without what its maker hung on it', () => {
  const error = Object.assign(new Error('lost'), { code: '57P01', client: { password: 'secret-thing' } });
  const text = logged((log) => log.error({ err: error }, 'a request failed'));
  expect(JSON.parse(text).err).toMatchObject({ message: 'lost', code: '57P01' });
  expect(text).not.toContain('secret-thing');
});

test('a line break in what is logged cannot forge a second line', () => {
  const text = logged((log) => log.info({ path: '/a\n{"level":"error"}' }, 'request'));
  expect(text.trim().split('\n')).toHaveLength(1);
});

test('a line that is put together by hand is one that the log would have written', () => {
  const fields = { method: 'GET', path: '/a\n"b"', status: 200, ms: 3 };
  const usual = JSON.parse(logged((log) => log.info({ requestId: 'id', ...fields }, 'request')));
  const byHand = logged((log) => createLineWriter(log, 'info', 'request')('id', JSON.stringify(fields).slice(1, -1)));
  expect(byHand.endsWith('\n')).toBe(true);
  const { time, ...rest } = JSON.parse(byHand);
  expect(new Date(time).toISOString()).toBe(time);
  expect(rest).toEqual({ ...usual, time: undefined });
});

test('lines below the level that is wanted are not written by hand either', () => {
  let text = '';
  const log = createLog('warn', { write: (line) => (text += line) });
  for (const level of ['info', 'debug'] as const) createLineWriter(log, level, 'request')('id', '"a":1');
  expect(text).toBe('');
});
