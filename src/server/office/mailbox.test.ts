import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/postgres.ts';
import { type Connected, connect } from '../platform/database/database.ts';
import { createLog } from '../platform/log.ts';
import { type MailCatcher, startMailCatcher } from '../platform/mail/mail-catcher.ts';
import { composeMessage } from '../platform/mail/message.ts';
import { createSmtpTransport } from '../platform/mail/smtp-transport.ts';
import { Refusal } from '../platform/refusal.ts';
import { createMailbox } from './mailbox.ts';

let connected: Connected;
let drop: () => Promise<void>;
let catchers: MailCatcher[];

beforeAll(async () => {
  const fresh = await freshDatabase();
  connected = connect(fresh.url, 8);
  drop = fresh.drop;
  catchers = await Promise.all([1, 2].map(() => startMailCatcher(connected.database, createLog('silent'))));
});

afterEach(() => connected.database.deleteFrom('caught_mail').execute());

afterAll(async () => {
  await Promise.all(catchers.map((mailCatcher) => mailCatcher.close()));
  await connected.close();
  await drop();
});

const mailbox = () => createMailbox(connected.database, { smtpUrl: null });

async function post(mailCatcher: MailCatcher | undefined, to: string, messageId = `<${randomUUID()}@shop.example>`) {
  const words = { subject: 'Grüße aus Łódź 🏔', html: '<p>Grüße <b>fett</b></p>', text: 'Grüße\n.\n..zwei Punkte' };
  const letter = await composeMessage(words, {
    from: { header: 'Waymark <hello@waymark.example>', address: 'hello@waymark.example' },
    to,
    messageId,
    language: 'de',
  });
  if (!letter || !mailCatcher) throw new Error('nothing to post');
  return createSmtpTransport(mailCatcher.smtpUrl)(letter, new AbortController().signal);
}

test('the built-in mailbox receives a mail over SMTP, and staff can read all of it', async () => {
  expect(await post(catchers[0], 'ada@example.com')).toEqual({ outcome: 'accepted' });
  const { mails, catching } = await mailbox().listMailbox({});
  expect(catching).toBe(true);
  expect(mails).toEqual([
    expect.objectContaining({
      subject: 'Grüße aus Łódź 🏔',
      sender: 'hello@waymark.example',
      recipient: 'ada@example.com',
    }),
  ]);
  const mail = await mailbox().readMailbox({ id: mails[0]?.id as string });
  expect(mail).toMatchObject({
    from: 'Waymark <hello@waymark.example>',
    to: 'ada@example.com',
    html: expect.stringContaining('<p>Grüße <b>fett</b></p>'),
    text: expect.stringContaining('Grüße\n.\n..zwei Punkte'),
    attachments: [],
  });
});

test('a mail received twice, even by another process, is listed once', async () => {
  const id = `<${randomUUID()}@shop.example>`;
  const deliveries = await Promise.all(
    Array.from({ length: 10 }, (_, at) => post(catchers[at % 2], 'ada@example.com', id)),
  );
  expect(deliveries.every(({ outcome }) => outcome === 'accepted')).toBe(true);
  expect((await mailbox().listMailbox({})).mails).toHaveLength(1);
});

test('the list is newest first, and can be filtered by recipient', async () => {
  await post(catchers[0], 'ada@example.com');
  await post(catchers[1], 'bob@example.com');
  const recipients = async (recipient?: string) =>
    (await mailbox().listMailbox(recipient ? { recipient } : {})).mails.map((mail) => mail.recipient);
  expect(await recipients()).toEqual(['bob@example.com', 'ada@example.com']);
  expect(await recipients('ada@example.com')).toEqual(['ada@example.com']);
  expect(await recipients('nobody@example.com')).toEqual([]);
});

test('attachments are listed by name, type and size', async () => {
  const source = [
    'From: hello@waymark.example',
    'To: ada@example.com',
    'Subject: Ticket',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Your ticket.',
    '--b',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename="ticket.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    'AAECAwQ=',
    '--b--',
    '',
  ].join('\r\n');
  const letter = { from: 'hello@waymark.example', to: 'ada@example.com', message: Buffer.from(source) };
  await createSmtpTransport(catchers[0]?.smtpUrl as string)(letter, new AbortController().signal);
  const { mails } = await mailbox().listMailbox({});
  expect(await mailbox().readMailbox({ id: mails[0]?.id as string })).toMatchObject({
    text: expect.stringContaining('Your ticket.'),
    html: null,
    attachments: [{ name: 'ticket.pdf', type: 'application/pdf', bytes: 5 }],
  });
});

test('an unknown mail is not found', async () => {
  expect(await mailbox().readMailbox({ id: randomUUID() })).toBeInstanceOf(Refusal);
});

test('a mail that cannot be stored is answered with a temporary SMTP error', async () => {
  const broken = {
    insertInto: () => {
      throw new Error('the database is away');
    },
  } as unknown as Connected['database'];
  const mailCatcher = await startMailCatcher(broken, createLog('silent'));
  expect(await post(mailCatcher, 'ada@example.com')).toMatchObject({
    outcome: 'later',
    reason: expect.stringContaining('451'),
  });
  await mailCatcher.close();
});
