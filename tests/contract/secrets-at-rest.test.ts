// What the mails carry opens holds, accounts and consents; nobody who reads the database or the log may find it there.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createReplyReceiver } from '#server/conversation/receive-reply.ts';
import { createRateLimiter } from '#server/platform/limits/rate-limit.ts';
import { replyAddress } from '#server/platform/reply-address.ts';
import { pictureOf } from '#tests/support/files.ts';
import { submissionFor, submit } from '#tests/support/holding.ts';
import { patiently } from '#tests/support/patience.ts';
import { refusal, type Sink, startSink } from '../faults/mail-sink.ts';
import { logIn, makeAccount, visit } from './access-visitor.ts';
import { type HoldShop, startHoldShop } from './hold-shop.ts';

let sink: Sink;
let shop: HoldShop;
const log: string[] = [];
beforeAll(async () => {
  sink = await startSink();
  shop = await startHoldShop(
    { SMTP_URL: sink.url, LOG_LEVEL: 'debug' },
    { log: { write: (line) => void log.push(line) } },
  );
});
afterAll(async () => {
  await shop?.stop();
  await sink?.close();
});

/** Every row of every table, the queue's own among them, as text. */
async function dump(): Promise<string> {
  const { rows } = await shop.pool.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const texts = rows.map(async ({ name }) =>
    (await shop.pool.query(`select row::text from ${name} row`)).rows.map(({ row }) => row).join('\n'),
  );
  return (await Promise.all(texts)).join('\n');
}

/** Where the links of a mail lead. */
const linksIn = (html = '') =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => new URL((url as string).replaceAll('&amp;', '&')));
/** What in an address opens something. */
const secretsOf = (url: URL): string[] => [
  ...['code', 'token', 'withdraw'].flatMap((name) => url.searchParams.getAll(name)),
  ...(/\/brochures\/(.+)\.pdf$/.exec(url.pathname)?.slice(1) ?? []),
];

test('no secret of a mail is in the database or log, before, between and after its attempts; and each link works', async () => {
  await makeAccount(shop, { email: 'reset@secret.example' });
  const tour = shop.tour();
  const { email: holder, id: holdId } = await shop.hold(tour);
  const visitor = visit(shop);
  const asked = await Promise.all([
    visitor.postJson('/api/account/request-reset', { email: 'reset@secret.example' }),
    visitor.postJson('/api/account/sign-up', {
      name: 'Ada',
      email: 'new@secret.example',
      password: 'three calm herons',
    }),
    visitor.postJson('/api/consent/ask', { email: 'letters@secret.example', form: 'band' }),
    visitor.postJson('/api/brochures/ask', { tour: tour.tourId, email: 'brochure@secret.example', letters: false }),
  ]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const dumps = [await dump()];

  // Every mail is put off once, by a worker that begins now and knows nothing but the database and the secret.
  const refused = new Set<string>();
  sink.manners = {
    async onRecipient(address) {
      if (refused.has(address)) return;
      refused.add(address);
      throw refusal(451);
    },
  };
  await shop.startJobs();
  const waiting = async () => (await shop.pool.query('select * from mail where sent_at is null')).rows;
  await vi.waitFor(async () => expect((await waiting()).every((row) => row.last_error)).toBe(true), patiently);
  dumps.push(await dump());
  // The wait before the second try is over.
  const retried = await waiting();
  await shop.pool.query('update mail set next_try_at = now() where sent_at is null');
  await shop.pool.query("update pgboss.job set start_after = now() where name = 'send-mail' and state < 'active'");
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), patiently);
  dumps.push(await dump());

  const tell = (to: string) => sink.received.find((mail) => mail.to?.[0]?.address === to);
  const people = [holder, ...['reset', 'new', 'letters', 'brochure'].map((name) => `${name}@secret.example`)];
  const links = people.map((to) => linksIn(tell(to)?.html));
  const secrets = [...new Set(links.flat().flatMap(secretsOf))];
  expect(secrets).toHaveLength(6);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(40);
    for (const [time, text] of dumps.entries()) expect(text.includes(secret), `${secret} in dump ${time}`).toBe(false);
  }
  for (const { recipient, message_id } of retried.filter((row) => people.includes(row.recipient)))
    expect(tell(recipient)?.messageId).toBe(message_id);
  const rows = (await shop.pool.query('select props from mail')).rows;
  expect(rows.every(({ props }) => Object.keys(props).length === 0)).toBe(true);

  const stranger = visit(shop);
  for (const urls of links) {
    const own = urls.filter((url) => secretsOf(url).length > 0);
    expect(own.length).toBeGreaterThan(0);
    for (const { pathname, search } of own) expect((await stranger.ask(pathname + search)).status, pathname).toBe(200);
  }
  expect((await stranger.ask(`/api/holds/${holdId}`)).status).toBe(404);
  const written = log.join('');
  expect(written).toContain(`/holds/${holdId}`);
  for (const secret of secrets) expect(written.includes(secret), `${secret} in the log`).toBe(false);
});

test('a permanently failed mail keeps none of its data', async () => {
  sink.manners = {
    async onRecipient() {
      throw refusal(550);
    },
  };
  await visit(shop).postJson('/api/consent/ask', { email: 'nobody@secret.example', form: 'band' });
  const row = async () =>
    (await shop.pool.query("select failed_at, props from mail where recipient = 'nobody@secret.example'")).rows[0];
  await vi.waitFor(async () => expect((await row()).failed_at).toBeInstanceOf(Date), patiently);
  expect((await row()).props).toEqual({});
});

test('reports keep page paths and lose their queries', async () => {
  const visitor = visit(shop);
  const page = `${shop.origin}/holds/1?code=mailed-secret`;
  const error = { message: `lost on ${page}`, stack: `Error\\n at ${page}:1:2`, url: page, label: 'window' };
  expect((await visitor.postJson('/api/utils/jserror', error)).status).toBe(200);
  const payment = { url: page, type: 'x', referrer: page, error: { description: `at ${page} for ada@example.org` } };
  expect((await visitor.postJson('/api/utils/payment-logs', payment)).status).toBe(200);
  const { rows } = await shop.pool.query('select * from report');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/mailed-secret|ada@/);
  expect(JSON.stringify(rows)).toContain('/holds/1');
});

test('a card number typed into a text is in no row, mail or log line; in a name it is refused', async () => {
  sink.manners = {};
  const number = '4539 5787 6362 1486';
  const text = `My card is ${number}, code 123.`;
  await makeAccount(shop, { email: 'staff@secret.example', role: 'staff' });
  await makeAccount(shop, { email: 'company@secret.example' });
  const [visitor, staff, company] = [visit(shop), visit(shop), visit(shop)];
  await logIn(staff, 'staff@secret.example');
  await logIn(company, 'company@secret.example');
  const done = async (told: Promise<{ status: number; text: string; json: Record<string, unknown> }>) => {
    const { status, text: answer, json } = await told;
    expect([status, answer]).toEqual([200, answer]);
    return json;
  };
  const tour = shop.tour();
  const question = { t: 'general', email: 'asks@secret.example', first_name: 'Ada', comment: text, 'cf-1': text };
  const asked = await done(visitor.postJson('/api/enquiry', question));
  const chat = { submission: randomUUID(), language: 'en', page: '/', email: 'asks@secret.example' };
  const begun = await done(visitor.postJson('/api/chat', { ...chat, text }));
  const opens = { code: begun.code as string };
  const conversation = `/api/conversations/${begun.conversationId}`;
  await done(visitor.postJson(`${conversation}/messages`, { ...opens, body: text, submission: randomUUID() }));
  await done(
    visitor.ask(`${conversation}/attachments?${new URLSearchParams({ ...opens, name: `${number}.png` })}`, {
      method: 'POST',
      body: new Uint8Array(await pictureOf('png')),
      headers: { 'content-type': 'application/octet-stream', 'x-security-token': await visitor.token() },
    }),
  );
  await done(staff.postJson(`/api/office/chats/${begun.conversationId}/take`, {}));
  await done(staff.postJson(`${conversation}/messages`, { body: text, submission: randomUUID() }));
  await done(staff.postJson(`/api/office/inbox/${begun.conversationId}/notes`, { body: text }));
  await done(staff.postJson('/api/office/templates', { language: 'en', title: number, body: text }));
  await done(visitor.postJson(`/api/chat/${begun.conversationId}/end`, opens));
  await done(visitor.postJson(`/api/chat/${begun.conversationId}/rating`, { ...opens, rating: 5, comment: text }));
  await done(visitor.postJson(`/api/chat/${begun.conversationId}/transcript`, opens));
  const reply = createReplyReceiver({ ...shop, limit: createRateLimiter(shop.pool, shop.settings.secret) });
  const mail = `From: asks@secret.example\r\nMessage-ID: <1@secret.example>\r\nSubject: ${number}\r\n\r\n${text}\r\n`;
  const address = replyAddress(shop.settings, Number(begun.conversationId), 'traveller');
  expect(await reply(String(address), Buffer.from(mail))).toBe('taken');
  const document = Buffer.from('%PDF-1.4 register').toString('base64url');
  const application = { company: text, street: text, city: text, country: 'DE', registration: number, document };
  await done(company.postJson('/api/agency/applications', application));
  await done(visitor.postJson('/api/utils/jserror', { message: text, stack: text, url: '/', label: text }));
  await done(visitor.ask(`/api/shop/search?${new URLSearchParams({ q: number })}`));
  const submission = submissionFor(tour, 'holds@secret.example');
  const [lead, ...others] = submission.passengers as Record<string, string>[];
  const withLead = (answers: object) => ({ ...submission, passengers: [{ ...lead, ...answers }, ...others] });
  expect(tour.fields.map(({ id }) => id)).toContain('note');

  const refused = async (told: Promise<{ status: number; json: { problems: { path: string }[] } }>, path: string) => {
    const { status, json } = await told;
    expect([status, json.problems?.map((problem) => problem.path)]).toEqual([422, [path]]);
    expect(JSON.stringify(json)).toContain('card number');
  };
  for (const name of ['first_name', 'last_name'])
    await refused(visitor.postJson('/api/enquiry', { ...question, [name]: number }), name);
  await refused(visitor.postJson('/api/chat', { ...chat, text: 'Hello', name: number }), 'name');
  await refused(company.postJson('/api/account/name', { name: `Ada ${number}` }), 'name');
  const person = { email: 'signs@secret.example', password: 'three calm herons' };
  await refused(visitor.postJson('/api/account/sign-up', { ...person, name: number }), 'name');
  const names = { 2: 'first-name', 4: 'last-name' };
  for (const [key, field] of Object.entries(names))
    await refused(submit(visitor, tour.objectId, withLead({ [key]: number })), `passengers.0.${field}`);
  await done(submit(visitor, tour.objectId, withLead({ note: text })));

  await vi.waitFor(
    async () =>
      expect((await shop.pool.query('select from mail where sent_at is null and failed_at is null')).rows).toEqual([]),
    patiently,
  );
  const everywhere = [
    await dump(),
    log.join(''),
    ...sink.received.map((one) => `${one.subject} ${one.text} ${one.html}`),
  ];
  const marks = everywhere.join('').split('•••• ••••').length - 1;
  // Each text that was taken is there, with the number struck out.
  expect(marks).toBeGreaterThan(18);
  for (const written of everywhere)
    expect(written.replaceAll(/[^\da-z]/gi, '').includes('4539578763621486')).toBe(false);
  expect(asked.id).toEqual(expect.any(Number));
});
