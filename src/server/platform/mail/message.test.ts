import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { composeMessage, readSender } from './message.ts';

const from = { header: 'Waymark <hello@waymark.example>', address: 'hello@waymark.example' };
const mark = { from, to: 'ada@example.com', messageId: '<1@shop.example>', language: 'en' };

test('a sender is an address, or a name and an address', () => {
  expect(readSender('Waymark <hello@waymark.example>')).toEqual(from);
  expect(readSender('hello@waymark.example')?.address).toBe('hello@waymark.example');
  for (const wrong of ['', 'Waymark', 'Waymark <>', 'Waymark <hello>', 'a@b.example\r\nBcc: c@d.example']) {
    expect(readSender(wrong)).toBeNull();
  }
});

test('a mail has exactly one recipient and our own headers, for any subject or address', async () => {
  const wild = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\r\nBcc: all@example.com',
      '\nTo: b@example.com',
      'a@example.com, b@example.com',
      '=?utf-8?Q?=0D=0ABcc:?=',
    ),
  );
  await fc.assert(
    fc.asyncProperty(wild, fc.oneof(wild, fc.constant('ada@example.com')), async (subject, to) => {
      const envelope = await composeMessage({ subject, html: '<p>x</p>', text: 'x' }, { ...mark, to });
      if (!envelope) return;
      const mail = await PostalMime.parse(envelope.message);
      expect(mail.to).toHaveLength(1);
      expect(mail.cc ?? []).toHaveLength(0);
      expect(mail.bcc ?? []).toHaveLength(0);
      const names = mail.headers.map(({ key }) => key).sort();
      expect(names.filter((name) => name !== 'subject')).toEqual([
        'auto-submitted',
        'content-language',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'to',
      ]);
    }),
  );
});

test('a file is attached whole, under its own name', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.7 …');
  const file = { name: 'waymark-7K3QX9MB.pdf', type: 'application/pdf', bytes };
  const envelope = await composeMessage({ subject: 'Hello', html: '<p>x</p>', text: 'x' }, mark, [file]);
  const { attachments } = await PostalMime.parse(envelope?.message ?? '');
  expect(attachments).toMatchObject([{ filename: file.name, mimeType: file.type }]);
  expect(new Uint8Array(attachments[0]?.content as ArrayBuffer)).toEqual(bytes);
});
