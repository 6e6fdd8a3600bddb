// What the built-in mail server refuses before it reads a mail.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { type MailCatcher, startMailCatcher } from '#server/platform/mail/mail-catcher.ts';

let server: MailCatcher;
let received: { recipients: number; bytes: number };
const open: Socket[] = [];
beforeEach(async () => {
  received = { recipients: 0, bytes: 0 };
  // Every mail is taken by the receiver, so that no database is needed.
  server = await startMailCatcher(null as never, createLog('silent'), {
    receive: async (_recipient, source) => {
      received.recipients += 1;
      received.bytes = source.length;
      return 'taken';
    },
  });
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await server.close();
});

/** A client that speaks SMTP line by line. */
async function openClient() {
  const { port, hostname } = new URL(server.smtpUrl);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  socket.on('error', () => {});
  const replies = createInterface({ input: socket })[Symbol.asyncIterator]();
  const reply = async (): Promise<number> => {
    for (;;) {
      const { value } = await replies.next();
      // `250-` begins a reply of several lines.
      if (!/^\d{3}-/.test(value ?? '')) return Number.parseInt(value ?? '0', 10);
    }
  };
  return {
    greeting: await reply(),
    async say(line: string) {
      socket.write(`${line}\r\n`);
      return reply();
    },
    async write(text: Buffer) {
      if (!socket.write(text)) await once(socket, 'drain');
    },
  };
}

/** A client in the middle of a mail with so many bytes, of which the end has not been sent. */
async function sending(bytes: number) {
  const client = await openClient();
  await client.say('EHLO test');
  await client.say('MAIL FROM:<a@example.org>');
  await client.say('RCPT TO:<b@example.org>');
  expect(await client.say('DATA')).toBe(354);
  const line = Buffer.from(`${'a'.repeat(998)}\r\n`);
  await client.write(Buffer.concat([Buffer.from('Subject: Hi\r\n\r\n'), ...Array(bytes / 1000).fill(line)]));
  return client;
}

test('a mail has 100 recipients at most, and is accepted for those', async () => {
  const client = await openClient();
  await client.say('EHLO test');
  await client.say('MAIL FROM:<a@example.org>');
  for (let number = 0; number < 100; number += 1)
    expect(await client.say(`RCPT TO:<b${number}@example.org>`)).toBe(250);
  expect(await client.say('RCPT TO:<one-more@example.org>')).toBe(452);
  await client.say('DATA');
  expect(await client.say('Subject: Hi\r\n\r\nHi\r\n.')).toBe(250);
  expect(received.recipients).toBe(100);
});

test('a client beyond the fiftieth is asked to come back later', async () => {
  for (let number = 0; number < 50; number += 1) expect((await openClient()).greeting).toBe(220);
  expect((await openClient()).greeting).toBe(421);
});

test('a mail larger than 25 MB is refused permanently, and a mail beyond 100 MB in all for now', async () => {
  const large = await sending(25_001_000);
  expect(await large.say('.')).toBe(552);
  const parallel = await Promise.all([1, 2, 3, 4].map(() => sending(24_500_000)));
  // Once the server has read what they have sent, there is room for a small mail and none for a larger one.
  const replies: number[] = [];
  while (replies.at(-1) !== 451 && replies.length < 50) replies.push(await (await sending(10_000_000)).say('.'));
  expect(replies.at(-1)).toBe(451);
  expect(await (await sending(1000)).say('.')).toBe(250);
  for (const client of parallel) expect(await client.say('.')).toBe(250);
  expect(received.bytes).toBeGreaterThan(24_000_000);
  expect(await (await sending(10_000_000)).say('.')).toBe(250);
});
