import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

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

test('secrets and personal data are redacted from log lines, also one level down', () => {
  const text = logged((log) => {
    log.info(
      { email: 'ada@example.org', account: { name: 'Ada', password: 'hunter2' }, token: 'abc', path: '/t/peru' },
      'hello',
    );
  });
  expect(text).not.toMatch(/ada@|Ada|hunter2|abc/);
  expect(text).toContain('"path":"/t/peru"');
});

test('an error is logged by kind, code, message and stack, without its other properties', () => {
  const error = Object.assign(new Error('lost'), { code: '57P01', client: { password: 'secret-thing' } });
  const text = logged((log) => log.error({ err: error }, 'a request failed'));
  expect(JSON.parse(text).err).toMatchObject({ message: 'lost', code: '57P01' });
  expect(text).not.toContain('secret-thing');
});

test('a line break in logged text cannot forge a second line', () => {
  const text = logged((log) => log.info({ path: '/a\n{"level":"error"}' }, 'request'));
  expect(text.trim().split('\n')).toHaveLength(1);
});

test('lines have an ISO timestamp, and those below the level are not written', () => {
  const { time, level } = JSON.parse(logged((log) => log.info('hello')));
  expect(new Date(time).toISOString()).toBe(time);
  expect(level).toBe('info');
  expect(logged((log) => log.debug('hello'))).toBe('');
});
