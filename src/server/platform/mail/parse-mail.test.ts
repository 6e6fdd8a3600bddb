import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isWithinLimits } from './mail-limits.ts';
import { createMailParser, parseMail } from './parse-mail.ts';

const head = 'From: ada@example.org\r\nTo: b@example.org\r\nSubject: Hi\r\n';
const mail = (text: string) => Buffer.from(text);
const nested = (depth: number) =>
  `${head}${Array.from({ length: depth }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join('')}Content-Type: text/plain\r\n\r\nDeep`;

const hostile: [string, string][] = [
  ['4 MB of empty lines', `${head}\r\n${'\n'.repeat(4_000_000)}`],
  ['more lines than any letter has', `${head}\r\n${'a\r\n'.repeat(20_001)}`],
  ['a header of 200 kB', `${head}X: ${'a'.repeat(200_000)}\r\n\r\nHi`],
  ['a header without an end', `X: ${'a\r\n '.repeat(40_000)}`],
  ['20,000 short recipients', `To: ${'a@b,'.repeat(20_000)}c@d\r\n\r\nHi`],
  [
    '600 recipients on many lines',
    `To: a@example.org,\r\n${' b@example.org,\r\n'.repeat(600)} c@example.org\r\n\r\nHi`,
  ],
  ['3 MB of text in one line', `${head}\r\n${'a '.repeat(1_500_000)}`],
  ['600 parts', `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(600)}`],
];

test.each(hostile)('a mail with %s is refused before it is parsed', async (_what, source) => {
  expect(isWithinLimits(mail(source))).toBe(false);
  expect(await parseMail(mail(source))).toBeNull();
});

test('parts nested too deeply are refused', async () => {
  expect((await parseMail(mail(nested(5))))?.reply).toBe('Deep');
  expect(await parseMail(mail(nested(50)))).toBeNull();
});

test('a mail with 1 MB of nested elements, or many quotation levels, is read up to the depth limit', async () => {
  const html = (body: string) => mail(`${head}Content-Type: text/html\r\n\r\n<p>Yes, please.</p>${body}`);
  for (const tag of ['<div>', '<blockquote>', '<span><b>', '<'])
    expect((await parseMail(html(tag.repeat(1_000_000 / tag.length))))?.reply, tag).toMatch(/^Yes, please\./);
});

test('a large attachment does not count as text, however many lines it has', async () => {
  const file = Buffer.alloc(6_000_000, 7);
  const lines = file.toString('base64').replaceAll(/.{76}/g, '$&\r\n');
  const source = `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nSee the file.\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines}\r\n--b--\r\n`;
  const read = await parseMail(mail(source));
  expect(read?.reply).toBe('See the file.');
  expect(read?.attachments.map(({ content }) => (content as ArrayBuffer).byteLength)).toEqual([6_000_000]);
});

test('text hidden in base64 is cut before it is searched for a reply', async () => {
  const hidden = Buffer.from(`Yes.\n${'\n'.repeat(6_000_000)}`)
    .toString('base64')
    .replaceAll(/.{76}/g, '$&\r\n');
  const read = await parseMail(mail(`${head}Content-Transfer-Encoding: base64\r\n\r\n${hidden}`));
  expect(read?.reply).toBe('Yes.');
  expect(read?.text).toHaveLength(200_000);
});

test('a mail that exceeds its time or memory ends its thread, and the next mail gets another', async () => {
  const file = join(import.meta.dirname, 'testing/fragile-thread.ts');
  const late = Promise.withResolvers<void>();
  const parse = createMailParser({ file, deadline: () => late.promise });
  expect(await parse(mail('one'))).toMatchObject({ reply: 'one' });
  const looping = parse(mail('loop'));
  const waiting = parse(mail('two'));
  // This thread is free to do other work while that one is busy.
  await new Promise((resolve) => setImmediate(resolve));
  late.resolve();
  expect(await looping).toBeNull();
  // That deadline is over for all that follow.
  expect(await waiting).toBeNull();

  const again = createMailParser({ file });
  expect(await again(mail('hoard'))).toBeNull();
  expect(await again(mail('three'))).toMatchObject({ reply: 'three' });
});

test('a crashed thread is a temporary error for the sender', async () => {
  const parse = createMailParser({ file: join(import.meta.dirname, 'testing/fragile-thread.ts') });
  await expect(parse(mail('throw'))).rejects.toThrow('broken in the thread');
  await expect(parse(mail('exit'))).rejects.toThrow('ended');
  expect(await parse(mail('four'))).toMatchObject({ reply: 'four' });
});
