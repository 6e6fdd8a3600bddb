import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createStaticFiles, readRange } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'page.js'), 'let one = 1;');
writeFileSync(join(folder, 'page.js.br'), 'packed');
const files = createStaticFiles(folder);

const ask = async (headers: Record<string, string> = {}, method = 'GET', path = '/page.js') => {
  const answer = await files(new Request(`http://shop${path}`, { method, headers }), path);
  return answer as Response;
};

test('a file is sent compressed to clients that accept it, with its own ETag', async () => {
  const packed = await ask({ 'accept-encoding': 'gzip, br' });
  expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', 'packed']);
  const plain = await ask({ 'accept-encoding': 'br;q=0, gzip' });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'let one = 1;']);
  expect(plain.headers.get('etag')).not.toBe(packed.headers.get('etag'));
  for (const { headers } of [packed, plain]) expect(headers.get('vary')).toBe('Accept-Encoding');
});

test('an unchanged file is answered 304, a changed one is sent', async () => {
  const tag = (await ask()).headers.get('etag') as string;
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const answer = await ask({ 'if-none-match': known });
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', tag]);
  }
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('a range of a file is sent, unless its ETag has changed', async () => {
  const part = await ask({ range: 'bytes=4-6' });
  expect([part.status, await part.text()]).toEqual([206, 'one']);
  expect(part.headers.get('content-range')).toBe('bytes 4-6/12');
  expect(part.headers.get('content-length')).toBe('3');
  expect((await ask({ range: 'bytes=4-6', 'if-range': '"other"' })).status).toBe(200);
  const beyond = await ask({ range: 'bytes=12-' });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */12']);
});

test('HEAD is answered like GET, without a body', async () => {
  const answer = await ask({ range: 'bytes=0-1' }, 'HEAD');
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '12', '']);
});

test('only existing files are served, and only for GET and HEAD', async () => {
  expect(await ask({}, 'POST')).toBeNull();
  for (const path of ['/page.js.br', '/../page.js', '/other.js']) expect(await ask({}, 'GET', path)).toBeNull();
});

test.each([
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=2-50', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=-0', 'beyond'],
  ['bytes=10-', 'beyond'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-1', null],
  [null, null],
] as const)('the range %s of ten bytes is %o', (header, part) => {
  expect(readRange(header, 10)).toEqual(part);
});
