// What the mails carry opens holds, accounts and consents; nobody who reads the database or the log may find it there.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patiently } from '#tests/support/patience.ts';
import { refusal, type Sink, startSink } from '../faults/mail-sink.ts';
import { makeAccount, visit } from './access-visitor.ts';
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

test('no secret that a mail carries can be found in the database or in the log, before, between and after its tries; and each link works', async () => {
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

test('a mail that failed for good keeps nothing of what it would have told', async () => {
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

test('what is reported keeps the pages and loses what follows their question marks', async () => {
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
