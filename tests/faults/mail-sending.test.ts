import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { isEmailAddress } from '#domain/party/email.ts';
import { createMailbox } from '#server/office/mailbox.ts';
import { transaction } from '#server/platform/database/database.ts';
import { createLog } from '#server/platform/log.ts';
import { leaseMail, markFailed, markLater, queueMail, renewLease, rescueMails } from '#server/platform/mail/outbox.ts';
import { freePort } from '#tests/support/free-port.ts';
import { patiently } from '#tests/support/patience.ts';
import { type MailHouse, startMailHouse } from './mail-house.ts';
import { plainDoor, quickMail, quickPost } from './mail-pace.ts';
import { refusal, type Sink, startSink } from './mail-sink.ts';

let house: MailHouse;
let sink: Sink;
let stop: (() => Promise<void>) | null = null;

beforeAll(async () => {
  house = await startMailHouse();
});

afterEach(async () => {
  await stop?.();
  stop = null;
  await sink?.close();
  await house.database.deleteFrom('mail').execute();
  await house.pool.query('delete from pgboss.job');
});

afterAll(() => house.close());

const sent = (id: string) =>
  vi.waitFor(async () => expect((await house.row(id)).sent_at).toBeInstanceOf(Date), patiently);
const tried = (id: string, times: number) =>
  vi.waitFor(async () => expect((await house.row(id)).attempts).toBeGreaterThanOrEqual(times), patiently);
const copies = (id: string) => sink.received.filter((mail) => mail.messageId === `<${id}@shop.example>`).length;
const jobs = async () =>
  (await house.pool.query("select count(*) from pgboss.job where name = 'send-mail'")).rows[0].count;

test('a mail is sent once after its transaction commits, with markup, plain text and a stable id', async () => {
  sink = await startSink();
  stop = await house.work(sink.url);
  const id = await house.write('ada@example.com');
  await sent(id);
  expect(sink.received).toHaveLength(1);
  expect(sink.received[0]).toMatchObject({
    messageId: `<${id}@shop.example>`,
    subject: 'About welcome',
    from: { name: 'Waymark', address: 'hello@waymark.example' },
    to: [{ address: 'ada@example.com' }],
  });
  expect(sink.received[0]?.html).toContain('<p>Hello</p>');
  expect(sink.received[0]?.text).toContain('Hello');
  expect(await house.row(id)).toMatchObject({ attempts: 1, last_error: null, claimed_until: null, props: {} });
});

test('mails reach every valid account address, including apostrophes', async () => {
  sink = await startSink();
  stop = await house.work(sink.url);
  for (const address of ["o'brien@example.com", 'a!#$%&*/=?^`{|}~b+c@example.org', 'a@xn--mnchen-3ya.example']) {
    expect(isEmailAddress(address)).toBe(true);
    const id = await house.write(address);
    await sent(id);
    expect(sink.received.at(-1)).toMatchObject({ messageId: `<${id}@shop.example>`, to: [{ address }] });
  }
});

test('a transaction that is rolled back leaves neither a mail nor a job', async () => {
  sink = await startSink();
  const given = await transaction(house.database, async (trx) => {
    await queueMail(trx, house.outbox, {
      kind: 'welcome',
      language: 'en',
      to: 'ada@example.com',
      props: { name: 'Ada', url: 'https://shop.example/' },
    });
    throw new Error('the booking failed');
  }).catch((error: Error) => error.message);
  expect(given).toBe('the booking failed');
  expect(await house.database.selectFrom('mail').selectAll().execute()).toEqual([]);
  expect(await jobs()).toBe(0);
});

test('two mails with one idempotency key are one mail', async () => {
  sink = await startSink();
  stop = await house.work(sink.url);
  const ids = await Promise.all([1, 2, 3].map(() => house.write('ada@example.com', 'welcome:ada')));
  const [id] = ids.filter((one) => one !== null) as [string];
  expect(ids.filter((one) => one === null)).toHaveLength(2);
  await sent(id);
  expect(sink.received).toHaveLength(1);
});

test('a mail server that is down delays mails, and each is sent once when it is back', async () => {
  const port = await freePort();
  stop = await house.work(`smtp://127.0.0.1:${port}`);
  const ids = await Promise.all([house.write(), house.write(), house.write()]);
  await Promise.all(ids.map((id) => tried(id, 2)));
  expect((await house.row(ids[0])).last_error).toContain('ECONNREFUSED');
  sink = await startSink({}, port);
  await Promise.all(ids.map(sent));
  expect(ids.map(copies)).toEqual([1, 1, 1]);
  expect(sink.received).toHaveLength(3);
});

test('a temporary refusal (451) delays a mail, and it is sent once', async () => {
  let refusals = 2;
  sink = await startSink({
    async onRecipient() {
      refusals -= 1;
      if (refusals >= 0) throw refusal(451);
    },
  });
  stop = await house.work(sink.url);
  const id = await house.write();
  await sent(id);
  expect(copies(id)).toBe(1);
  expect((await house.row(id)).attempts).toBe(3);
});

test('a tarpit delays only its own mail, and in the end each was sent once', async () => {
  let tarpit = true;
  sink = await startSink({
    onRecipient: async (address) => {
      if (tarpit && address === 'slow@example.com') await new Promise(() => {});
    },
  });
  stop = await house.work(sink.url, {}, quickMail, quickPost);
  const slow = await house.write('slow@example.com');
  await tried(slow, 1);
  const others = await Promise.all(Array.from({ length: 12 }, () => house.write()));
  await Promise.all(others.map(sent));
  await tried(slow, 2);
  expect(await house.row(slow)).toMatchObject({ sent_at: null, last_error: 'the mail server is too slow' });
  tarpit = false;
  await sent(slow);
  expect([slow, ...others].map(copies)).toEqual(Array.from({ length: 13 }, () => 1));
});

test('a slow mail server gets more time than the lease, so that no second copy is sent', async () => {
  const release = Promise.withResolvers<void>();
  sink = await startSink({ onMessage: () => release.promise });
  stop = await house.work(sink.url, plainDoor, { ...quickMail, lease: 1 });
  const second = await house.work(sink.url, plainDoor, { ...quickMail, lease: 1 });
  const id = await house.write();
  await tried(id, 1);
  const first = (await house.row(id)).claimed_until as Date;
  await vi.waitFor(async () => {
    const now = (await house.row(id)).claimed_until as Date;
    expect(now.getTime() - first.getTime()).toBeGreaterThan(2000);
  }, patiently);
  expect(sink.conversations()).toBe(1);
  release.resolve();
  await sent(id);
  expect(copies(id)).toBe(1);
  await second();
});

test('a server that drops the connection gets the mail again, and accepts it once', async () => {
  let drops = 1;
  sink = await startSink({
    async onMessage(_mail, hangUp) {
      drops -= 1;
      if (drops < 0) return;
      hangUp();
      throw refusal(451);
    },
  });
  stop = await house.work(sink.url);
  const id = await house.write();
  await sent(id);
  expect(copies(id)).toBe(1);
  expect((await house.row(id)).attempts).toBe(2);
});

test('a permanent refusal (550) ends a mail, and staff see it with its reason', async () => {
  sink = await startSink({
    onRecipient: async () => {
      throw refusal(550);
    },
  });
  stop = await house.work(sink.url);
  const id = await house.write('nobody@example.com');
  await vi.waitFor(async () => expect((await house.row(id)).failed_at).toBeInstanceOf(Date), patiently);
  const { unsent, catching } = await createMailbox(house.database, { smtpUrl: sink.url }).listMailbox({});
  expect(catching).toBe(false);
  expect(unsent).toEqual([
    expect.objectContaining({ id, recipient: 'nobody@example.com', failed: true, attempts: 1, nextTryAt: null }),
  ]);
  expect(unsent[0]?.reason).toContain('550');
  await rescueMails(house.database, house.queue, -1, createLog('silent'));
  expect((await house.row(id)).attempts).toBe(1);
  expect(sink.conversations()).toBe(1);
});

test('a mail that could not be sent for days fails permanently', async () => {
  sink = await startSink({
    onConnect: async () => {
      throw refusal(554);
    },
  });
  const id = await house.write();
  await house.database
    .updateTable('mail')
    .set({ created_at: new Date('2020-01-01') })
    .where('id', '=', id)
    .execute();
  stop = await house.work(sink.url);
  await vi.waitFor(async () => expect((await house.row(id)).failed_at).toBeInstanceOf(Date), patiently);
});

test('of many workers that claim one mail, one gets it', async () => {
  sink = await startSink();
  const id = await house.write();
  const claims = await Promise.all(Array.from({ length: 20 }, () => leaseMail(house.database, id, 30, 'shop.example')));
  expect(claims.filter(({ state }) => state === 'ours')).toHaveLength(1);
  expect(claims.filter(({ state }) => state === 'later')).toHaveLength(19);
});

test('two workers and duplicate jobs still send each mail once', async () => {
  sink = await startSink();
  const ids = await Promise.all(Array.from({ length: 20 }, () => house.write()));
  // Without keys, so that the queue itself lets every doubled job through.
  await house.pool.query(
    "insert into pgboss.job (name, data, singleton_key, policy) select name, data, gen_random_uuid()::text, policy from pgboss.job where name = 'send-mail'",
  );
  expect(await jobs()).toBe(40);
  const stops = await Promise.all([house.work(sink.url), house.work(sink.url)]);
  await Promise.all(ids.map(sent));
  await vi.waitFor(async () => {
    const open = await house.pool.query("select 1 from pgboss.job where name = 'send-mail' and state < 'completed'");
    expect(open.rowCount).toBe(0);
  }, patiently);
  expect(ids.map(copies)).toEqual(ids.map(() => 1));
  expect(sink.received).toHaveLength(20);
  await Promise.all(stops.map((one) => one()));
});

test('a worker that lost its lease can neither renew it nor postpone or fail the mail', async () => {
  sink = await startSink();
  const id = await house.write();
  const first = await leaseMail(house.database, id, -1, 'shop.example');
  const second = await leaseMail(house.database, id, 30, 'shop.example');
  if (first.state !== 'ours' || second.state !== 'ours') throw new Error('both should have got it');
  expect(first.mail.messageId).toBe(second.mail.messageId);
  expect(await renewLease(house.database, first.mail, 30)).toBe(false);
  await transaction(house.database, (trx) => markLater(trx, house.queue, first.mail, 3600, 'late'));
  await markFailed(house.database, first.mail, 'late');
  expect(await house.row(id)).toMatchObject({ failed_at: null, last_error: null });
  expect(await renewLease(house.database, second.mail, 30)).toBe(true);
});

test('a mail that cannot be queued again does not stop the others', async () => {
  const [poisoned, healthy] = [await house.write(), await house.write()];
  await house.pool.query('delete from pgboss.job');
  await house.pool.query(`update mail set next_try_at = next_try_at - interval '1 minute' where id = $1`, [poisoned]);
  const failures: object[] = [];
  const added: string[] = [];
  const queue = {
    add: async (_trx: unknown, _kind: unknown, data: { mailId: string }) => {
      if (data.mailId === poisoned) throw new Error('poisoned');
      added.push(data.mailId);
    },
  } as never;
  const log = { error: (details: object) => void failures.push(details) } as never;
  await rescueMails(house.database, queue, -1, log);
  expect(failures).toEqual([{ mailId: poisoned, reason: 'poisoned' }]);
  expect(added).toContain(healthy);
  await house.pool.query('delete from mail where id = any($1)', [[poisoned, healthy]]);
});

test('a mail whose job was lost is found and sent', async () => {
  sink = await startSink();
  const id = await house.write();
  await house.pool.query('delete from pgboss.job');
  stop = await house.work(sink.url);
  expect(await rescueMails(house.database, house.queue, 60, createLog('silent'))).toBe(0);
  expect(await rescueMails(house.database, house.queue, -1, createLog('silent'))).toBe(1);
  await sent(id);
  expect(copies(id)).toBe(1);
});

test.each([
  'ada@example.com\r\nBcc: all@example.com',
  'ada@example.com\n',
  'ada@example.com, bob@example.com',
  'Ada <ada@example.com>',
  'ada',
  'a\0@example.com',
])('the recipient %j is refused, by the code and by the table', async (to) => {
  sink = await startSink();
  await expect(house.write(to)).rejects.toThrow(/plain address/);
  const row = { kind: 'welcome', language: 'en' as const, recipient: to, props: '{}' };
  await expect(house.database.insertInto('mail').values(row).execute()).rejects.toThrow();
  expect(await house.database.selectFrom('mail').selectAll().execute()).toEqual([]);
});

test('a subject with a second header is refused before it reaches a server', async () => {
  sink = await startSink();
  const webRenderer = { mail: async () => ({ subject: 'Hello\r\nBcc: all@example.com', html: '<p></p>', text: '' }) };
  stop = await house.work(sink.url, webRenderer);
  const id = await house.write();
  await vi.waitFor(async () => expect((await house.row(id)).failed_at).toBeInstanceOf(Date), patiently);
  expect((await house.row(id)).last_error).toBe('a header of the mail would not be one line');
  expect(sink.conversations()).toBe(0);
});

test('a mail that cannot be rendered yet is retried', async () => {
  sink = await startSink();
  let broken = true;
  const webRenderer = {
    mail: async (language: unknown, kind: string) => {
      if (broken) throw new Error('no such words');
      return plainDoor.mail(language, kind);
    },
  };
  stop = await house.work(sink.url, webRenderer);
  const id = await house.write();
  await tried(id, 2);
  broken = false;
  await sent(id);
  expect(copies(id)).toBe(1);
});
